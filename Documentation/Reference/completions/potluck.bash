#!/bin/bash

__potluck_cursor_index_in_current_word() {
    local remaining="${COMP_LINE}"

    local word
    for word in "${COMP_WORDS[@]::COMP_CWORD}"; do
        remaining="${remaining##*([[:space:]])"${word}"*([[:space:]])}"
    done

    local -ir index="$((COMP_POINT - ${#COMP_LINE} + ${#remaining}))"
    if [[ "${index}" -le 0 ]]; then
        printf 0
    else
        printf %s "${index}"
    fi
}

# positional arguments:
#
# - 1: the current (sub)command's count of positional arguments
#
# required variables:
#
# - repeating_flags: the repeating flags that the current (sub)command can accept
# - non_repeating_flags: the non-repeating flags that the current (sub)command can accept
# - repeating_options: the repeating options that the current (sub)command can accept
# - non_repeating_options: the non-repeating options that the current (sub)command can accept
# - positional_number: value ignored
# - unparsed_words: unparsed words from the current command line
#
# modified variables:
#
# - non_repeating_flags: remove flags for this (sub)command that are already on the command line
# - non_repeating_options: remove options for this (sub)command that are already on the command line
# - positional_number: set to the current positional number
# - unparsed_words: remove all flags, options, and option values for this (sub)command
__potluck_offer_flags_options() {
    local -ir positional_count="${1}"
    positional_number=0

    local was_flag_option_terminator_seen=false
    local is_parsing_option_value=false

    local -ar unparsed_word_indices=("${!unparsed_words[@]}")
    local -i word_index
    for word_index in "${unparsed_word_indices[@]}"; do
        if "${is_parsing_option_value}"; then
            # This word is an option value:
            # Reset marker for next word iff not currently the last word
            [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]] && is_parsing_option_value=false
            unset "unparsed_words[${word_index}]"
            # Do not process this word as a flag or an option
            continue
        fi

        local word="${unparsed_words["${word_index}"]}"
        if ! "${was_flag_option_terminator_seen}"; then
            case "${word}" in
            --)
                unset "unparsed_words[${word_index}]"
                # by itself -- is a flag/option terminator, but if it is the last word, it is the start of a completion
                if [[ "${word_index}" -ne "${unparsed_word_indices[${#unparsed_word_indices[@]} - 1]}" ]]; then
                    was_flag_option_terminator_seen=true
                fi
                continue
                ;;
            -*)
                # ${word} is a flag or an option
                # If ${word} is an option, mark that the next word to be parsed is an option value
                local option
                for option in "${repeating_options[@]}" "${non_repeating_options[@]}"; do
                    [[ "${word}" = "${option}" ]] && is_parsing_option_value=true && break
                done

                # Remove ${word} from ${non_repeating_flags} or ${non_repeating_options} so it isn't offered again
                local not_found=true
                local -i index
                for index in "${!non_repeating_flags[@]}"; do
                    if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                        unset "non_repeating_flags[${index}]"
                        non_repeating_flags=("${non_repeating_flags[@]}")
                        not_found=false
                        break
                    fi
                done
                if "${not_found}"; then
                    for index in "${!non_repeating_flags[@]}"; do
                        if [[ "${non_repeating_flags[${index}]}" = "${word}" ]]; then
                            unset "non_repeating_flags[${index}]"
                            non_repeating_flags=("${non_repeating_flags[@]}")
                            break
                        fi
                    done
                fi
                unset "unparsed_words[${word_index}]"
                continue
                ;;
            esac
        fi

        # ${word} is neither a flag, nor an option, nor an option value
        if [[ "${positional_number}" -lt "${positional_count}" || "${positional_count}" -lt 0 ]]; then
            # ${word} is a positional
            ((positional_number++))
            unset "unparsed_words[${word_index}]"
        else
            if [[ -z "${word}" ]]; then
                # Could be completing a flag, option, or subcommand
                positional_number=-1
            else
                # ${word} is a subcommand or invalid, so stop processing this (sub)command
                positional_number=-2
            fi
            break
        fi
    done

    unparsed_words=("${unparsed_words[@]}")

    if\
        ! "${was_flag_option_terminator_seen}"\
        && ! "${is_parsing_option_value}"\
        && [[ ("${cur}" = -* && "${positional_number}" -ge 0) || "${positional_number}" -eq -1 ]]
    then
        COMPREPLY+=($(compgen -W "${repeating_flags[*]} ${non_repeating_flags[*]} ${repeating_options[*]} ${non_repeating_options[*]}" -- "${cur}"))
    fi
}

__potluck_add_completions() {
    local completion
    while IFS='' read -r completion; do
        COMPREPLY+=("${completion}")
    done < <(IFS=$'\n' compgen "${@}" -- "${cur}")
}

__potluck_custom_complete() {
    if [[ -n "${cur}" || -z ${COMP_WORDS[${COMP_CWORD}]} || "${COMP_LINE:${COMP_POINT}:1}" != ' ' ]]; then
        local -ar words=("${COMP_WORDS[@]}")
    else
        local -ar words=("${COMP_WORDS[@]::${COMP_CWORD}}" '' "${COMP_WORDS[@]:${COMP_CWORD}}")
    fi

    "${COMP_WORDS[0]}" "${@}" "${words[@]}"
}

_potluck() {
    local state
    state="$(shopt -p;shopt -po)"
    trap "${state//$'\n'/;}" RETURN
    shopt -s extglob
    set +o history +o posix

    local -xr SAP_SHELL=bash
    local -x SAP_SHELL_VERSION
    SAP_SHELL_VERSION="$(IFS='.';printf %s "${BASH_VERSINFO[*]}")"
    local -r SAP_SHELL_VERSION

    local -r cur="${2}"
    local -r prev="${3}"

    local -i positional_number
    local -a unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")

    local -a repeating_flags=()
    local -a non_repeating_flags=(--version -h --help)
    local -a repeating_options=()
    local -a non_repeating_options=()
    __potluck_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    search|show|open|screen|compare|merge|keep|kept|unkeep|refresh|history|import|export|shop|demo|simulate|serve|stdio|mcp|providers|config|doctor|cache|help)
        # Offer subcommand argument completions
        "_potluck_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'search show open screen compare merge keep kept unkeep refresh history import export shop demo simulate serve stdio mcp providers config doctor cache help' -- "${cur}"))
        ;;
    esac
}

_potluck_search() {
    repeating_flags=()
    non_repeating_flags=(--exact --other-words --no-other-words --strict-diet --pantry --count-staples -j --json --jsonl -q --quiet --explain --plan --offline --no-kept --refresh --strict --no-history --version -h --help)
    repeating_options=(--with --without --diet --avoid --have --providers)
    non_repeating_options=(--max-time --law -n --limit -s --sort --missing-at-most -f --format --color --page --cursor --soft --hard -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-n'|'--limit')
        return
        ;;
    '-s'|'--sort')
        __potluck_add_completions -W 'best'$'\n''rating'$'\n''time'$'\n''title'$'\n''sources'
        return
        ;;
    '--have')
        return
        ;;
    '--missing-at-most')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'table'$'\n''plain'$'\n''markdown'$'\n''json'$'\n''jsonl'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--page')
        return
        ;;
    '--cursor')
        return
        ;;
    '--providers')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion search -- --providers "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--soft')
        return
        ;;
    '--hard')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion search -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_show() {
    repeating_flags=()
    non_repeating_flags=(-j --json --jsonl --by-source --explain --guess --offline --version -h --help)
    repeating_options=(--diet --avoid)
    non_repeating_options=(--servings --units -f --format --color --law -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--servings')
        return
        ;;
    '--units')
        __potluck_add_completions -W 'metric'$'\n''us'
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'text'$'\n''plain'$'\n''markdown'$'\n''html'$'\n''json'$'\n''jsonld'$'\n''cooklang'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--diet')
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion show -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_open() {
    repeating_flags=()
    non_repeating_flags=(--print --kept --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion open -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_screen() {
    repeating_flags=()
    non_repeating_flags=(-j --json --jsonl --offline --version -h --help)
    repeating_options=(--diet --avoid)
    non_repeating_options=(--law -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--diet')
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion screen -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_compare() {
    repeating_flags=()
    non_repeating_flags=(--exact --other-words --no-other-words --strict-diet --dish -j --json --offline --no-kept --refresh --strict --version -h --help)
    repeating_options=(--with --without --diet --avoid --from --fail-on --providers)
    non_repeating_options=(--max-time --law -n --limit -s --sort --queries --baseline --rbo-p --recipe -f --format --html --color --soft --hard -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-n'|'--limit')
        return
        ;;
    '-s'|'--sort')
        __potluck_add_completions -W 'best'$'\n''rating'$'\n''time'$'\n''title'$'\n''sources'
        return
        ;;
    '--queries')
        __potluck_add_completions -f
        return
        ;;
    '--from')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--baseline')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--fail-on')
        return
        ;;
    '--rbo-p')
        return
        ;;
    '--recipe')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'table'$'\n''json'$'\n''markdown'
        return
        ;;
    '--html')
        __potluck_add_completions -o plusdirs -fX '!*.@(html)'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--providers')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion compare -- --providers "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--soft')
        return
        ;;
    '--hard')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion compare -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_merge() {
    repeating_flags=()
    non_repeating_flags=(--explain --version -h --help)
    repeating_options=(--weight --group)
    non_repeating_options=(--k --query -s --sort -n --limit --stage)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--k')
        return
        ;;
    '--weight')
        return
        ;;
    '--group')
        return
        ;;
    '--query')
        return
        ;;
    '-s'|'--sort')
        __potluck_add_completions -W 'best'$'\n''rating'$'\n''time'$'\n''title'$'\n''sources'
        return
        ;;
    '-n'|'--limit')
        return
        ;;
    '--stage')
        __potluck_add_completions -W 'keys'$'\n''pages'$'\n''pairs'$'\n''verdicts'$'\n''clusters'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -o plusdirs -fX '!*.@(jsonl|ndjson)'
        return
        ;;
    esac
}

_potluck_keep() {
    repeating_flags=()
    non_repeating_flags=(--no-page --no-pictures --offline --version -h --help)
    repeating_options=(--tag --tags --note --notes)
    non_repeating_options=(--rating -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion keep -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--note'|'--notes')
        return
        ;;
    '--rating')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion keep -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_kept() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|edit|retag|check|backup|export|restore)
        # Offer subcommand argument completions
        "_potluck_kept_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list edit retag check backup export restore' -- "${cur}"))
        ;;
    esac
}

_potluck_kept_list() {
    repeating_flags=()
    non_repeating_flags=(--not-cooked --strict-diet --duplicates -j --json --jsonl --version -h --help)
    repeating_options=(--tag --tags --with --without --diet --avoid)
    non_repeating_options=(--rating --source --max-time --law -s --sort -n --limit -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept list -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--rating')
        return
        ;;
    '--source')
        return
        ;;
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-s'|'--sort')
        __potluck_add_completions -W 'newest'$'\n''title'$'\n''rating'$'\n''time'$'\n''cooked'
        return
        ;;
    '-n'|'--limit')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_kept_edit() {
    repeating_flags=()
    non_repeating_flags=(--unrate --version -h --help)
    repeating_options=(--tag --tags --note --notes --untag --unnote --cooked --uncooked)
    non_repeating_options=(--title --rating --cover --picture -c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--title')
        return
        ;;
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept edit -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--note'|'--notes')
        return
        ;;
    '--rating')
        return
        ;;
    '--untag')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept edit -- --untag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--unnote')
        return
        ;;
    '--cooked')
        return
        ;;
    '--uncooked')
        return
        ;;
    '--cover')
        return
        ;;
    '--picture')
        __potluck_add_completions -f
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept edit -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_kept_retag() {
    repeating_flags=()
    non_repeating_flags=(--remove --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 2

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept retag -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_kept_check() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_kept_backup() {
    repeating_flags=()
    non_repeating_flags=(--force --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -f
        return
        ;;
    esac
}

_potluck_kept_export() {
    repeating_flags=()
    non_repeating_flags=(--all --not-cooked --strict-diet --version -h --help)
    repeating_options=(--tag --tags --with --without --diet --avoid)
    non_repeating_options=(--words --rating --source --max-time --law -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--words')
        return
        ;;
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept export -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--rating')
        return
        ;;
    '--source')
        return
        ;;
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -d
        return
        ;;
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion kept export -- positional@1 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_kept_restore() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -f
        return
        ;;
    esac
}

_potluck_unkeep() {
    repeating_flags=()
    non_repeating_flags=(--undo --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion unkeep -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_refresh() {
    repeating_flags=()
    non_repeating_flags=(--all --dry-run -y --yes --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion refresh -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_history() {
    repeating_flags=()
    non_repeating_flags=(--clear -j --json --jsonl -q --quiet --explain --offline --no-kept --refresh --version -h --help)
    repeating_options=(--delete --providers)
    non_repeating_options=(-n --limit --repeat --show --before -f --format --color --soft --hard -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-n'|'--limit')
        return
        ;;
    '--repeat')
        return
        ;;
    '--show')
        return
        ;;
    '--delete')
        return
        ;;
    '--before')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'table'$'\n''plain'$'\n''markdown'$'\n''json'$'\n''jsonl'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--providers')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion history -- --providers "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--soft')
        return
        ;;
    '--hard')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion history -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_import() {
    repeating_flags=()
    non_repeating_flags=(--dry-run --add-sources -j --json --version -h --help)
    repeating_options=(--tag --tags)
    non_repeating_options=(--folder -f --format -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion import -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--folder')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'jsonld'$'\n''potluck'$'\n''html'$'\n''cooklang'$'\n''markdown'$'\n''text'$'\n''paprika'$'\n''mela'$'\n''mealie'$'\n''tandoor'$'\n''kitchenowl'$'\n''crouton'$'\n''csv'$'\n''recipe-keeper'$'\n''copymethat'$'\n''cookmate'$'\n''meal-master'$'\n''mastercook'$'\n''gourmet'$'\n''krecipes'$'\n''recipeml'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -f
        return
        ;;
    esac
}

_potluck_export() {
    repeating_flags=()
    non_repeating_flags=(--all --not-cooked --strict-diet --force --offline --version -h --help)
    repeating_options=(--tag --tags --with --without --diet --avoid)
    non_repeating_options=(--words --rating --source --max-time --law -f --format -o --output --base-url --title -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--words')
        return
        ;;
    '--tag'|'--tags')
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion export -- --tag "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    '--rating')
        return
        ;;
    '--source')
        return
        ;;
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'jsonld'$'\n''cooklang'$'\n''paprika'$'\n''nextcloud'$'\n''mealie'$'\n''tandoor'$'\n''markdown'$'\n''html'$'\n''text'$'\n''feed'
        return
        ;;
    '-o'|'--output')
        __potluck_add_completions -f
        return
        ;;
    '--base-url')
        return
        ;;
    '--title')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion export -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_shop() {
    repeating_flags=()
    non_repeating_flags=(-j --json --explain --all-items --offline --version -h --help)
    repeating_options=(--servings)
    non_repeating_options=(-f --format --color --pantry --aisles -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--servings')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'text'$'\n''markdown'$'\n''json'$'\n''todotxt'$'\n''ical'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--pantry')
        __potluck_add_completions -f
        return
        ;;
    '--aisles')
        __potluck_add_completions -f
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion shop -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_demo() {
    repeating_flags=()
    non_repeating_flags=(--exact --other-words --no-other-words --strict-diet -j --json --jsonl -q --quiet --explain --strict --version -h --help)
    repeating_options=(--with --without --diet --avoid)
    non_repeating_options=(--max-time --law -n --limit -s --sort --page -f --format --color --soft --hard)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '-n'|'--limit')
        return
        ;;
    '-s'|'--sort')
        __potluck_add_completions -W 'best'$'\n''rating'$'\n''time'$'\n''title'$'\n''sources'
        return
        ;;
    '--page')
        return
        ;;
    '-f'|'--format')
        __potluck_add_completions -W 'table'$'\n''plain'$'\n''markdown'$'\n''json'$'\n''jsonl'
        return
        ;;
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '--soft')
        return
        ;;
    '--hard')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion demo -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_simulate() {
    repeating_flags=()
    non_repeating_flags=(--log --version -h --help)
    repeating_options=(--site)
    non_repeating_options=(--port --faults)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--port')
        return
        ;;
    '--faults')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--site')
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W 'food2fork'$'\n''food2fork-ca'$'\n''forkify'$'\n''recipepuppy'$'\n''themealdb'$'\n''dummyjson'$'\n''forkify2'$'\n''spoonacular'$'\n''edamam'$'\n''tasty'$'\n''mealie'$'\n''tandoor'$'\n''kitchenowl'$'\n''nextcloud-cookbook'$'\n''recipesage'$'\n''grocy'$'\n''mediawiki'$'\n''wordpress'$'\n''opensearch'$'\n''solr'$'\n''meilisearch'$'\n''cooklang-federation'$'\n''squarespace'$'\n''shopify'$'\n''wordpress-blog'$'\n''blogger-blog'$'\n''card-site'$'\n''deaf-site'$'\n''action-site'$'\n''opensearch-site'$'\n''feed-site'$'\n''walled-site'
        return
        ;;
    esac
}

_potluck_serve() {
    repeating_flags=()
    non_repeating_flags=(--open --demo --quirks --access-log --version -h --help)
    repeating_options=(--name)
    non_repeating_options=(--host --port --token-env -c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--host')
        return
        ;;
    '--port')
        return
        ;;
    '--token-env')
        return
        ;;
    '--name')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_stdio() {
    repeating_flags=()
    non_repeating_flags=(--stdio --fixtures --schema --version -h --help)
    repeating_options=()
    non_repeating_options=(--framing --clientProcessId --log-file --mirror-input --mirror-output -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--framing')
        __potluck_add_completions -W 'auto'$'\n''lsp'$'\n''ndjson'
        return
        ;;
    '--clientProcessId')
        return
        ;;
    '--log-file')
        __potluck_add_completions -f
        return
        ;;
    '--mirror-input')
        __potluck_add_completions -f
        return
        ;;
    '--mirror-output')
        __potluck_add_completions -f
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_mcp() {
    repeating_flags=()
    non_repeating_flags=(--stdio --fixtures --schema --version -h --help)
    repeating_options=()
    non_repeating_options=(--framing --clientProcessId --log-file --mirror-input --mirror-output -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--framing')
        __potluck_add_completions -W 'auto'$'\n''lsp'$'\n''ndjson'
        return
        ;;
    '--clientProcessId')
        return
        ;;
    '--log-file')
        __potluck_add_completions -f
        return
        ;;
    '--mirror-input')
        __potluck_add_completions -f
        return
        ;;
    '--mirror-output')
        __potluck_add_completions -f
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    list|info|add|new|validate|record|test|reset|schema)
        # Offer subcommand argument completions
        "_potluck_providers_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'list info add new validate record test reset schema' -- "${cur}"))
        ;;
    esac
}

_potluck_providers_list() {
    repeating_flags=()
    non_repeating_flags=(-j --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--color -c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_info() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(--color -c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--color')
        __potluck_add_completions -W 'auto'$'\n''always'$'\n''never'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion providers info -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_providers_add() {
    repeating_flags=()
    non_repeating_flags=(-y --yes --dry-run -j --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--id --from-page -c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--id')
        return
        ;;
    '--from-page')
        __potluck_add_completions -o plusdirs -fX '!*.@(html|htm)'
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_new() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=(-H --header)
    non_repeating_options=(--name --words -X --method -d --body --from-page --output)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '--name')
        return
        ;;
    '--words')
        return
        ;;
    '-H'|'--header')
        return
        ;;
    '-X'|'--method')
        return
        ;;
    '-d'|'--body')
        return
        ;;
    '--from-page')
        __potluck_add_completions -f
        return
        ;;
    '--output')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_validate() {
    repeating_flags=()
    non_repeating_flags=(-j --json --version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options -1

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_record() {
    repeating_flags=()
    non_repeating_flags=(--force --strict-diet --version -h --help)
    repeating_options=(--with --without --diet --avoid --secret --setting)
    non_repeating_options=(--pages --empty --output --max-time --law --base-url -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--pages')
        return
        ;;
    '--empty')
        return
        ;;
    '--output')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    '--with')
        return
        ;;
    '--without')
        return
        ;;
    '--max-time')
        return
        ;;
    '--diet')
        __potluck_add_completions -W 'vegetarian'$'\n''vegan'$'\n''gluten-free'$'\n''dairy-free'$'\n''pescatarian'$'\n''low-lactose'$'\n''low-calorie'$'\n''low-fat'$'\n''low-salt'$'\n''low-sodium'$'\n''diabetic'$'\n''halal'$'\n''kosher'$'\n''hindu'
        return
        ;;
    '--avoid')
        return
        ;;
    '--law')
        __potluck_add_completions -W 'eu'$'\n''us'$'\n''ca'$'\n''au'
        return
        ;;
    '--base-url')
        return
        ;;
    '--secret')
        return
        ;;
    '--setting')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_test() {
    repeating_flags=()
    non_repeating_flags=(--live -j --json --version -h --help)
    repeating_options=(--secret --setting)
    non_repeating_options=(--words --base-url -c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '--words')
        return
        ;;
    '--base-url')
        return
        ;;
    '--secret')
        return
        ;;
    '--setting')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_providers_reset() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options -1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    *)
        __potluck_add_completions -W "$(__potluck_custom_complete ---completion providers reset -- positional@0 "${COMP_CWORD}" "$(__potluck_cursor_index_in_current_word)")"
        return
        ;;
    esac
}

_potluck_providers_schema() {
    repeating_flags=()
    non_repeating_flags=(--process --recording --version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0
}

_potluck_config() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    path|show|init|check|schema)
        # Offer subcommand argument completions
        "_potluck_config_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'path show init check schema' -- "${cur}"))
        ;;
    esac
}

_potluck_config_path() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_config_show() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_config_init() {
    repeating_flags=()
    non_repeating_flags=(--force --version -h --help)
    repeating_options=(--blog)
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--blog')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_config_check() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 1

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac

    # Offer positional completions
    case "${positional_number}" in
    1)
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_config_schema() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0
}

_potluck_doctor() {
    repeating_flags=()
    non_repeating_flags=(--check -j --json --version -h --help)
    repeating_options=()
    non_repeating_options=(--words -c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '--words')
        return
        ;;
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_cache() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options 0

    # Offer subcommand / subcommand argument completions
    local -r subcommand="${unparsed_words[0]}"
    unset 'unparsed_words[0]'
    unparsed_words=("${unparsed_words[@]}")
    case "${subcommand}" in
    info|clear)
        # Offer subcommand argument completions
        "_potluck_cache_${subcommand}"
        ;;
    *)
        # Offer subcommand completions
        COMPREPLY+=($(compgen -W 'info clear' -- "${cur}"))
        ;;
    esac
}

_potluck_cache_info() {
    repeating_flags=()
    non_repeating_flags=(-j --json --version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_cache_clear() {
    repeating_flags=()
    non_repeating_flags=(--version -h --help)
    repeating_options=()
    non_repeating_options=(-c --config)
    __potluck_offer_flags_options 0

    # Offer option value completions
    case "${prev}" in
    '-c'|'--config')
        __potluck_add_completions -o plusdirs -fX '!*.@(json)'
        return
        ;;
    esac
}

_potluck_help() {
    repeating_flags=()
    non_repeating_flags=(--version)
    repeating_options=()
    non_repeating_options=()
    __potluck_offer_flags_options -1
}

complete -o filenames -F _potluck potluck
