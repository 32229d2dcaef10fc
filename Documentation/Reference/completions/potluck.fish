function __potluck_should_offer_completions_for_flags_or_options -a expected_commands
    set -l non_repeating_flags_or_options $argv[2..]
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __potluck_parse_tokens
    test "$commands" = "$expected_commands"; and return $non_repeating_flags_or_options_absent
end

function __potluck_should_offer_completions_for_positional -a expected_commands positional_index_comparison expected_positional_index
    set -l non_repeating_flags_or_options
    set -l non_repeating_flags_or_options_absent 0
    set -l positional_index 0
    set -l commands
    __potluck_parse_tokens
    test "$commands" = "$expected_commands" -a \( "$positional_index" "$positional_index_comparison" "$expected_positional_index" \)
end

function __potluck_parse_tokens -S
    set -l unparsed_tokens (__potluck_tokens -pc)
    switch $unparsed_tokens[1]
    case 'potluck'
        __potluck_parse_subcommand 0 'version' 'h/help'
        switch $unparsed_tokens[1]
        case 'search'
            __potluck_parse_subcommand -r 1 'with=+' 'without=+' 'max-time=' 'diet=+' 'n/limit=' 's/sort=' 'j/json' 'jsonl' 'f/format=' 'q/quiet' 'explain' 'color=' 'plan' 'page=' 'cursor=' 'providers=+' 'offline' 'refresh' 'soft=' 'hard=' 'strict' 'c/config=' 'version' 'h/help'
        case 'show'
            __potluck_parse_subcommand -r 1 'servings=' 'units=' 'f/format=' 'j/json' 'jsonl' 'by-source' 'explain' 'color=' 'guess' 'offline' 'c/config=' 'version' 'h/help'
        case 'open'
            __potluck_parse_subcommand -r 1 'print' 'c/config=' 'version' 'h/help'
        case 'compare'
            __potluck_parse_subcommand -r 1 'with=+' 'without=+' 'max-time=' 'diet=+' 'n/limit=' 's/sort=' 'queries=' 'from=+' 'baseline=' 'fail-on=+' 'rbo-p=' 'recipe=' 'dish' 'f/format=' 'j/json' 'html=' 'color=' 'providers=+' 'offline' 'refresh' 'soft=' 'hard=' 'strict' 'c/config=' 'version' 'h/help'
        case 'merge'
            __potluck_parse_subcommand -r 1 'explain' 'k=' 'weight=+' 'group=+' 'query=' 's/sort=' 'n/limit=' 'stage=' 'version' 'h/help'
        case 'demo'
            __potluck_parse_subcommand -r 1 'with=+' 'without=+' 'max-time=' 'diet=+' 'n/limit=' 's/sort=' 'j/json' 'jsonl' 'f/format=' 'q/quiet' 'explain' 'color=' 'soft=' 'hard=' 'strict' 'version' 'h/help'
        case 'simulate'
            __potluck_parse_subcommand -r 1 'port=' 'faults=' 'site=+' 'log' 'version' 'h/help'
        case 'stdio'
            __potluck_parse_subcommand -r 1 'framing=' 'clientProcessId=' 'stdio' 'log-file=' 'mirror-input=' 'mirror-output=' 'fixtures' 'schema' 'c/config=' 'version' 'h/help'
        case 'mcp'
            __potluck_parse_subcommand -r 1 'framing=' 'clientProcessId=' 'stdio' 'log-file=' 'mirror-input=' 'mirror-output=' 'fixtures' 'schema' 'c/config=' 'version' 'h/help'
        case 'providers'
            __potluck_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'list'
                __potluck_parse_subcommand 0 'json' 'color=' 'c/config=' 'version' 'h/help'
            case 'info'
                __potluck_parse_subcommand 1 'color=' 'c/config=' 'version' 'h/help'
            case 'add'
                __potluck_parse_subcommand 1 'y/yes' 'dry-run' 'id=' 'json' 'from-page=' 'c/config=' 'version' 'h/help'
            case 'new'
                __potluck_parse_subcommand 1 'name=' 'words=' 'H/header=+' 'X/method=' 'd/body=' 'from-page=' 'output=' 'version' 'h/help'
            case 'validate'
                __potluck_parse_subcommand -r 1 'json' 'version' 'h/help'
            case 'record'
                __potluck_parse_subcommand -r 2 'pages=' 'empty=' 'output=' 'force' 'with=+' 'without=+' 'max-time=' 'diet=+' 'base-url=' 'secret=+' 'setting=+' 'c/config=' 'version' 'h/help'
            case 'test'
                __potluck_parse_subcommand -r 1 'live' 'words=' 'json' 'base-url=' 'secret=+' 'setting=+' 'c/config=' 'version' 'h/help'
            case 'reset'
                __potluck_parse_subcommand -r 1 'c/config=' 'version' 'h/help'
            case 'schema'
                __potluck_parse_subcommand 0 'process' 'recording' 'version' 'h/help'
            end
        case 'config'
            __potluck_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'path'
                __potluck_parse_subcommand 0 'c/config=' 'version' 'h/help'
            case 'show'
                __potluck_parse_subcommand 0 'c/config=' 'version' 'h/help'
            case 'init'
                __potluck_parse_subcommand 0 'force' 'c/config=' 'version' 'h/help'
            case 'check'
                __potluck_parse_subcommand 1 'c/config=' 'version' 'h/help'
            case 'schema'
                __potluck_parse_subcommand 0 'version' 'h/help'
            end
        case 'doctor'
            __potluck_parse_subcommand 0 'check' 'words=' 'json' 'c/config=' 'version' 'h/help'
        case 'cache'
            __potluck_parse_subcommand 0 'version' 'h/help'
            switch $unparsed_tokens[1]
            case 'info'
                __potluck_parse_subcommand 0 'json' 'c/config=' 'version' 'h/help'
            case 'clear'
                __potluck_parse_subcommand 0 'c/config=' 'version' 'h/help'
            end
        case 'help'
            __potluck_parse_subcommand -r 1 'version'
        end
    end
end

function __potluck_tokens
    if test (string split -m 1 -f 1 -- . "$FISH_VERSION") -gt 3
        commandline --tokens-raw $argv
    else
        commandline -o $argv
    end
end

function __potluck_parse_subcommand -S -a positional_count
    argparse -s r -- $argv
    set -l option_specs $argv[2..]
    set -l is_repeating_positional $_flag_r
    set -el _flag_r
    set -a commands $unparsed_tokens[1]
    set positional_index 0
    while true
        set -e unparsed_tokens[1]
        argparse -sn "$commands" $option_specs -- $unparsed_tokens 2> /dev/null
        set unparsed_tokens $argv
        set positional_index (math $positional_index + 1)
        for non_repeating_flag_or_option in $non_repeating_flags_or_options
            if set -ql "_flag_$(string replace -a - _ -- $non_repeating_flag_or_option)"
                set non_repeating_flags_or_options_absent 1
                break
            end
        end
        test (count $unparsed_tokens) -eq 0 -o \( -z "$is_repeating_positional" -a "$positional_index" -gt "$positional_count" \) && break
    end
end

function __potluck_complete_directories
    set -l token (commandline -t)
    string match -- '*/' $token
    set -l subdirs $token*/
    printf %s\n $subdirs
end

function __potluck_custom_completion
    set -x SAP_SHELL fish
    set -x SAP_SHELL_VERSION $FISH_VERSION
    set -l tokens (__potluck_tokens -p)
    if test -z "$(__potluck_tokens -t)"
        set -l index (count (__potluck_tokens -pc))
        set tokens $tokens[..$index] \'\' $tokens[(math $index + 1)..]
    end
    command $tokens[1] $argv $tokens
end

complete -c 'potluck' -f
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'search' -d 'Ask the configured sources and print one merged, ranked list.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'show' -d 'Show whole recipes: by their number in the last list, id, link or file.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'open' -d 'Open the page of a recipe in a browser.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'compare' -d 'Compare what the sources answer: who found what, who agrees, who is slow.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'merge' -d 'Merge listings from JSON Lines into recipes, in rank order.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'demo' -d 'Show a search over simulated services; needs no key and no network.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'simulate' -d 'Run imitations of recipe services and sites on this machine, quirks included.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'stdio' -d 'Serve an editor over standard input and output with JSON-RPC.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'mcp' -d 'Serve an assistant over standard input and output with the Model Context Protocol.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'providers' -d 'List, explain and add sources, and make new ones from definitions.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'config' -d 'Find, show, write and check the configuration.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'doctor' -d 'Look for what could keep a search from its answer, and say what to do.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'cache' -d 'Show or remove the answers that are kept.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck" -eq 1' -fa 'help' -d 'Show subcommand help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search"' -l 'with' -d 'Ingredients that must be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search"' -l 'without' -d 'Ingredients that must not be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" max-time' -l 'max-time' -d 'The longest total time: minutes, or a duration such as 1h30m.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search"' -l 'diet' -d 'A diet that it must suit: vegetarian, vegan, gluten-free, dairy-free, low-lactose, low-calorie, low-fat, low-salt, low-sodium, diabetic, halal, kosher, hindu.' -rfka 'vegetarian vegan gluten-free dairy-free low-lactose low-calorie low-fat low-salt low-sodium diabetic halal kosher hindu'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" limit n' -s 'n' -l 'limit' -d 'How many recipes to show, 1 to 1000; 20 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" s sort' -s 's' -l 'sort' -d 'The order of the recipes; best unless set.' -rfka 'best rating time title sources'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" j json' -s 'j' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" jsonl' -l 'jsonl' -d 'Print JSON Lines: one record a line, as things happen.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" f format' -s 'f' -l 'format' -d 'The format; a table unless set.' -rfka 'table plain markdown json jsonl'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" q quiet' -s 'q' -l 'quiet' -d 'Print the recipes and what went wrong, and nothing else.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" explain' -l 'explain' -d 'Say why each recipe stands where it stands and why listings are one recipe.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" plan' -l 'plan' -d 'Say who would answer which part of the query, and ask nobody.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" page' -l 'page' -d 'Which page of the list to show, 1 to 100; 1 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" cursor' -l 'cursor' -d 'Show the page that follows: the cursor of a page before.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search"' -l 'providers' -d 'Ask only these sources, or with a minus sign all but those.' -rfka '(__potluck_custom_completion ---completion search -- --providers (count (__potluck_tokens -pc)) (__potluck_tokens -tC))'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" offline' -l 'offline' -d 'Ask nobody over the network: use only answers that are kept from before.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" refresh' -l 'refresh' -d 'Ask the sources again, even where an answer of theirs is kept.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" soft' -l 'soft' -d 'Answer with what is there so long after the first listing, such as 500ms; 2.5 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" hard' -l 'hard' -d 'Cut the search off after so long, such as 1m; 10 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" strict' -l 'strict' -d 'Fail when a source fails (exit code 3) or an entry of the configuration is wrong.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck search" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck show" -ge 1' -F
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" servings' -l 'servings' -d 'Scale the ingredients to so many servings, 1 to 1000.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" units' -l 'units' -d 'Convert the amounts and temperatures to these measures.' -rfka 'metric us'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" f format' -s 'f' -l 'format' -d 'The format; text unless set.' -rfka 'text plain markdown html json jsonld cooklang'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" j json' -s 'j' -l 'json' -d 'Print a JSON document for each recipe.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" jsonl' -l 'jsonl' -d 'Print JSON Lines: one line for each reference, also where it leads to no recipe.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" by-source' -l 'by-source' -d 'Print what each source says by itself, instead of one recipe made of all.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" explain' -l 'explain' -d 'Say which field came from which source, and what of a page was mended.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" guess' -l 'guess' -d 'Read a page without data for programs by its headings and lists.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" offline' -l 'offline' -d 'Ask nobody over the network: use only answers that are kept from before, and files.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck open" -ge 1' -F
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck open" print' -l 'print' -d 'Print the links, and open nothing.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck open" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck open" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck open" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'with' -d 'Ingredients that must be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'without' -d 'Ingredients that must not be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" max-time' -l 'max-time' -d 'The longest total time: minutes, or a duration such as 1h30m.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'diet' -d 'A diet that it must suit: vegetarian, vegan, gluten-free, dairy-free, low-lactose, low-calorie, low-fat, low-salt, low-sodium, diabetic, halal, kosher, hindu.' -rfka 'vegetarian vegan gluten-free dairy-free low-lactose low-calorie low-fat low-salt low-sodium diabetic halal kosher hindu'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" limit n' -s 'n' -l 'limit' -d 'How many recipes to show, 1 to 1000; 20 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" s sort' -s 's' -l 'sort' -d 'The order of the recipes; best unless set.' -rfka 'best rating time title sources'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" queries' -l 'queries' -d 'Compare over several queries: a file with the words of one a line, - for standard input.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'from' -d 'Ask nobody: compare what potluck search --json or compare --json saved.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" baseline' -l 'baseline' -d 'Tell what changed since a saved run, query by query.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'fail-on' -d 'What must not get worse: names of status, recipes, top, moves, listings, fields, latency, all or none.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" rbo-p' -l 'rbo-p' -d 'The persistence of rank-biased overlap, between 0 and 1: how far down a reader looks.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" recipe' -l 'recipe' -d 'Set the sources of one recipe beside each other: its identifier, or first for the best.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" dish' -l 'dish' -d 'Sum up the recipes whose titles hold the words: which ingredients they use, and how much.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" f format' -s 'f' -l 'format' -d 'The format: tables that fit the terminal unless another one is named.' -rfka 'table json markdown'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" j json' -s 'j' -l 'json' -d 'Print one JSON document: the same as --format json.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" html' -l 'html' -d 'Write the figures and the list as a page for a browser, too.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'html\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare"' -l 'providers' -d 'Ask only these sources, or with a minus sign all but those.' -rfka '(__potluck_custom_completion ---completion compare -- --providers (count (__potluck_tokens -pc)) (__potluck_tokens -tC))'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" offline' -l 'offline' -d 'Ask nobody over the network: use only answers that are kept from before.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" refresh' -l 'refresh' -d 'Ask the sources again, even where an answer of theirs is kept.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" soft' -l 'soft' -d 'Answer with what is there so long after the first listing, such as 500ms; 2.5 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" hard' -l 'hard' -d 'Cut the search off after so long, such as 1m; 10 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" strict' -l 'strict' -d 'Fail when a source fails (exit code 3) or an entry of the configuration is wrong.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck compare" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck merge" -ge 1' -fa '(set -l exts \'jsonl\' \'ndjson\';for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.{$exts};printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" explain' -l 'explain' -d 'Add votes and the reasons for merging to each recipe.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" k' -l 'k' -d 'The constant of reciprocal rank fusion, 60 unless given.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge"' -l 'weight' -d 'The weight of a provider\'s vote, 0 to 100; may be repeated.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge"' -l 'group' -d 'Providers that share one vote, because they share an origin; may be repeated.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" query' -l 'query' -d 'The words that were asked for: a title that holds them all has a vote.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" s sort' -s 's' -l 'sort' -d 'The order of the recipes.' -rfka 'best rating time title sources'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" limit n' -s 'n' -l 'limit' -d 'How many recipes to write; all unless given.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" stage' -l 'stage' -d 'Carry out one step of merging on lines that another engine brings together.' -rfka 'keys pages pairs verdicts clusters'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck merge" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo"' -l 'with' -d 'Ingredients that must be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo"' -l 'without' -d 'Ingredients that must not be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" max-time' -l 'max-time' -d 'The longest total time: minutes, or a duration such as 1h30m.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo"' -l 'diet' -d 'A diet that it must suit: vegetarian, vegan, gluten-free, dairy-free, low-lactose, low-calorie, low-fat, low-salt, low-sodium, diabetic, halal, kosher, hindu.' -rfka 'vegetarian vegan gluten-free dairy-free low-lactose low-calorie low-fat low-salt low-sodium diabetic halal kosher hindu'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" limit n' -s 'n' -l 'limit' -d 'How many recipes to show, 1 to 1000; 20 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" s sort' -s 's' -l 'sort' -d 'The order of the recipes; best unless set.' -rfka 'best rating time title sources'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" j json' -s 'j' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" jsonl' -l 'jsonl' -d 'Print JSON Lines: one record a line, as things happen.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" f format' -s 'f' -l 'format' -d 'The format; a table unless set.' -rfka 'table plain markdown json jsonl'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" q quiet' -s 'q' -l 'quiet' -d 'Print the recipes and what went wrong, and nothing else.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" explain' -l 'explain' -d 'Say why each recipe stands where it stands and why listings are one recipe.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" soft' -l 'soft' -d 'Answer with what is there so long after the first listing, such as 500ms; 2.5 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" hard' -l 'hard' -d 'Cut the search off after so long, such as 1m; 10 unless set.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" strict' -l 'strict' -d 'Fail with exit code 3 when a source fails.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck demo" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck simulate" -ge 1' -fka 'food2fork food2fork-ca forkify recipepuppy themealdb dummyjson forkify2 spoonacular edamam tasty mealie tandoor kitchenowl nextcloud-cookbook recipesage grocy mediawiki wordpress opensearch solr meilisearch cooklang-federation squarespace shopify wordpress-blog blogger-blog card-site deaf-site action-site opensearch-site feed-site walled-site'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate" port' -l 'port' -d 'The port of the first simulator, the others follow; free ones unless given.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate" faults' -l 'faults' -d 'A plan of what goes wrong, as JSON.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate"' -l 'site' -d 'How the sites are set up, such as wall=captcha or robots=no-search; may be repeated.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate" log' -l 'log' -d 'Print a line for each request.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck simulate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" framing' -l 'framing' -d 'How messages are told apart on the wire.' -rfka 'auto lsp ndjson'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" clientProcessId' -l 'clientProcessId' -d 'End when this process does.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" stdio' -l 'stdio' -d 'Nothing: clients of language servers add it.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" log-file' -l 'log-file' -d 'Write diagnostics to this file, not to standard error.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" mirror-input' -l 'mirror-input' -d 'Copy what the client sends to this file, secrets masked.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" mirror-output' -l 'mirror-output' -d 'Copy what the client is sent to this file, secrets masked.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" fixtures' -l 'fixtures' -d 'Serve made-up recipes: no network, no configuration, nothing kept.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" schema' -l 'schema' -d 'Print a JSON Schema of every message, and serve nobody.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck stdio" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" framing' -l 'framing' -d 'How messages are told apart on the wire.' -rfka 'auto lsp ndjson'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" clientProcessId' -l 'clientProcessId' -d 'End when this process does.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" stdio' -l 'stdio' -d 'Nothing: clients of language servers add it.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" log-file' -l 'log-file' -d 'Write diagnostics to this file, not to standard error.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" mirror-input' -l 'mirror-input' -d 'Copy what the client sends to this file, secrets masked.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" mirror-output' -l 'mirror-output' -d 'Copy what the client is sent to this file, secrets masked.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" fixtures' -l 'fixtures' -d 'Serve made-up recipes: no network, no configuration, nothing kept.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" schema' -l 'schema' -d 'Print a JSON Schema of every message, and serve nobody.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck mcp" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'list' -d 'List the configured sources: kind, health, what each answers itself.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'info' -d 'Explain one source of the configuration, or one kind and its settings.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'add' -d 'Find out how a site is searched, and add it to the configuration.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'new' -d 'Write a first definition from the address of a search that works.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'validate' -d 'Report everything that is wrong with definition files, all at once.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'record' -d 'Ask the live service once and keep the exchanges as the definition\'s tests.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'test' -d 'Replay the recorded exchanges of definitions, offline, and compare the listings.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'reset' -d 'Forget failures, suspensions and counted requests, so that sources are asked again.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers" -eq 1' -fa 'schema' -d 'Print the JSON Schema of definition files (draft 2020-12).'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers list" json' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers list" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers list" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers list" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers list" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers info" -eq 1' -fka '(__potluck_custom_completion ---completion providers info -- positional@0 (count (__potluck_tokens -pc)) (__potluck_tokens -tC))'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers info" color' -l 'color' -d 'When to use colours.' -rfka 'auto always never'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers info" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers info" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers info" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" y yes' -s 'y' -l 'yes' -d 'Write the entry without a question.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" dry-run' -l 'dry-run' -d 'Find out and show, and write nothing.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" id' -l 'id' -d 'The source\'s id; made from the address unless given.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" json' -l 'json' -d 'Print one JSON document, and write only with --yes.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" from-page' -l 'from-page' -d 'Read this saved page of the address in place of the network; nothing is written.' -rfa '(set -l exts \'html\' \'htm\';for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.{$exts};printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers add" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" name' -l 'name' -d 'The definition\'s name; the host\'s unless given.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" words' -l 'words' -d 'The words that the address looks for, when they are hard to see.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new"' -s 'H' -l 'header' -d 'A header field to send, such as "X-Api-Key: …".' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" X method' -s 'X' -l 'method' -d 'GET or POST; POST with a body.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" body d' -s 'd' -l 'body' -d 'The JSON body to send, or @FILE with the file that holds it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" from-page' -l 'from-page' -d 'Read this saved answer in place of asking; the address says where it is from.' -rF
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" output' -l 'output' -d 'Write the draft here instead of to standard output.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers new" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers validate" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers validate" json' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers validate" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers validate" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers record" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" pages' -l 'pages' -d 'How many pages to ask for at most.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" empty' -l 'empty' -d 'Record these words too, which should find nothing; an ingredient where the definition asks by ingredients alone.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" output' -l 'output' -d 'Write the recording here.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" force' -l 'force' -d 'Replace a recording that is there.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record"' -l 'with' -d 'Ingredients that must be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record"' -l 'without' -d 'Ingredients that must not be in it.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" max-time' -l 'max-time' -d 'The longest total time: minutes, or a duration such as 1h30m.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record"' -l 'diet' -d 'A diet that it must suit: vegetarian, vegan, gluten-free, dairy-free, low-lactose, low-calorie, low-fat, low-salt, low-sodium, diabetic, halal, kosher, hindu.' -rfka 'vegetarian vegan gluten-free dairy-free low-lactose low-calorie low-fat low-salt low-sodium diabetic halal kosher hindu'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" base-url' -l 'base-url' -d 'The service\'s address, before the definition\'s and the entry\'s.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record"' -l 'secret' -d 'Where a secret comes from: name=env:VARIABLE or name=file:PATH.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record"' -l 'setting' -d 'A setting of the definition.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers record" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers test" -ge 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" live' -l 'live' -d 'Ask the service again and name what has drifted.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" words' -l 'words' -d 'What a definition that comes with the program is asked for with --live.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" json' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" base-url' -l 'base-url' -d 'The service\'s address, before the definition\'s and the entry\'s.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test"' -l 'secret' -d 'Where a secret comes from: name=env:VARIABLE or name=file:PATH.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test"' -l 'setting' -d 'A setting of the definition.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers test" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck providers reset" -ge 1' -fka '(__potluck_custom_completion ---completion providers reset -- positional@0 (count (__potluck_tokens -pc)) (__potluck_tokens -tC))'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers reset" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers reset" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers reset" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers schema" process' -l 'process' -d 'Print the schema of the messages that programs exchange with Potluck instead.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers schema" recording' -l 'recording' -d 'Print the schema of recorded exchanges (NAME.tests.json) instead.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers schema" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck providers schema" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config" -eq 1' -fa 'path' -d 'Print the path of the configuration file that is used.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config" -eq 1' -fa 'show' -d 'Print the configuration that is in force, defaults filled in, as JSON.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config" -eq 1' -fa 'init' -d 'Write a configuration file to begin with.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config" -eq 1' -fa 'check' -d 'Report everything that is wrong with a configuration, all at once.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config" -eq 1' -fa 'schema' -d 'Print the JSON Schema of the configuration (draft 2020-12).'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config path" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config path" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config path" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config show" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config show" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config show" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config init" force' -l 'force' -d 'Replace a file that is there.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config init" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config init" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config init" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck config check" -eq 1' -fa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config check" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config check" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config check" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config schema" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck config schema" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" check' -l 'check' -d 'Ask each enabled source one small question.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" words' -l 'words' -d 'The words to ask for with --check.' -rfka ''
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" json' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck doctor" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck cache" -eq 1' -fa 'info' -d 'Say how many answers are kept, how large they are, and where.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_positional "potluck cache" -eq 1' -fa 'clear' -d 'Remove the kept answers and the tokens of log-ins.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache info" json' -l 'json' -d 'Print one JSON document.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache info" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache info" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache info" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache clear" c config' -s 'c' -l 'config' -d 'The configuration file, before POTLUCK_CONFIG and the user\'s own file.' -rfa '(for p in (string match -e -- \'*/\' (commandline -t);or printf \n)*.\'json\';printf %s\n $p;end;__fish_complete_directories (commandline -t) \'\')'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache clear" version' -l 'version' -d 'Show the version.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck cache clear" h help' -s 'h' -l 'help' -d 'Show help information.'
complete -c 'potluck' -n '__potluck_should_offer_completions_for_flags_or_options "potluck help" version' -l 'version' -d 'Show the version.'
