import RecipeModel

/// The words by which ``CanonicalURL`` tells a recipe's address from its wrapping.
///
/// Sources: the parameter lists of the ClearURLs and Brave debouncing rules, the documentation of
/// the analytics and newsletter tools named, and the AMP cache's URL format.
enum URLVocabulary {
  /// Parameter does nothing but count visitors.
  static let tracker: UInt16 = 1
  /// Parameter asks for another view (print, AMP) of the same page.
  static let view: UInt16 = 2
  /// Parameter that usually counts visitors, but selects the page on some scripts.
  static let ambiguous: UInt16 = 4
  /// Parameter that carries another address.
  static let target: UInt16 = 8
  /// Parameter that selects a recipe by number.
  static let selector: UInt16 = 16

  static let parameters = WordTable([
    (
      tracker,
      """
      fbclid gclid gclsrc dclid wbraid gbraid gad gad_source gad_campaignid msclkid yclid ymclid
      ysclid _openstat twclid ttclid tblci li_fat_id igshid igsh igsh mibextid mkt_tok epik pp
      sscid cjevent cjdata clickid click_id irclickid irgwc awc aff affid aff_id affiliate
      affiliate_id afsrc partner partnerid subid tag ascsubtag linkcode linkid wickedid rb_clickid
      s_cid s_kwcid scid cmp cmpid cmp_id campid ncid icid ocid xtor mbid bxid esrc ved usg ei sei
      gs_l gs_lcrp sxsrf oq aqs sourceid rct sca_esv ref_ ref_src ref_url referrer referer refsrc
      referringid referringcontenttype internalsource intcmp int_cmp internal_source clicktrackid
      spm scm share_id shareid sharedid share_token sharesource sharetype share_source_type smid
      smtyp soc_src soc_trk socialsource __twitter_impression guccounter guce_referrer
      guce_referrer_sig feature fb_action_ids fb_action_types fb_ref fb_source action_object_map
      action_type_map action_ref_map trk trkcampaign trkinfo trackingid tracking tracking_id
      tracking_source elqtrack elqtrackid elqaid elqat et_rid et_cid ecid emailid email_id
      email_source nlid nl newsletter newsletterid campaign campaignid campaign_id adid ad_id
      adgroupid adset_id cvid mc sfmc_id sfmc_sub sfmc_j vgo_ee vero_id vero_conv _hsenc _hsmi
      hsctatracking dm_i dm_t srsltid _ga _gl _ke _kx __s __hstc __hssc __hsfp wt_mc wt_zmc
      wt.mc_id xtref xtcr at_custom ns_campaign ns_mchannel ns_source phpsessid jsessionid sid
      sessionid session_id cfid cftoken aspsessionid timestamp _ts nocache cachebuster cb rand
      random replytocom commentid comments showcomments reviewpage sortreviews servings scale
      usqp pinid pin_id nb nr_email_referer sr_share wpsrc wprov ck_subscriber_id s_src mprsrc
      cuid trackid sc_src sc_lid sc_uid sc_llid sc_eh mcid source_id searchterm searchid hitcount
      """
    ),
    (
      view,
      """
      print printview printable printer printfriendly printerfriendly print_view printmode
      print-recipe print_recipe printrecipe isprint forprint pfv amp amp_js_v amp_gsa
      amp_markup outputtype _amp isamp mobile ismobile m_view desktop noamp _escaped_fragment_
      """
    ),
    (ambiguous, "ref src source from via origin share shared medium content ftag rel s cid"),
    (
      target,
      """
      url u uddg to target dest destination redirect redirect_url redirect_uri redirecturl
      redirect_to redirectto redir redir_url link href goto go murl ued ru out lite_url rurl
      linkurl targeturl target_url desturl dest_url destination_url destinationurl finalurl
      final_url landing landingurl lp pageurl page_url originalurl original_url orig weburl web
      website externalurl external_url exturl q img_url rd rdr rdurl r_url next deeplink deep_link
      deeplinkurl mediaurl media adurl trg tourl clickurl site uri address loc location p ulp jump
      """
    ),
    (
      selector,
      """
      id rid recipe_id recipeid recipe rec_id recid rec r pid p nid item itemid item_id post post_id
      postid article articleid article_id docid doc doc_id no num number aid uid rcp rcpid key
      entry entryid mealid meal dish dishid contentid content_id pageid page_id oid cookid
      """
    ),
  ])

  /// A tracker by the beginning of its name.
  static let trackerPrefixes: [StaticString] = [
    "utm_", "utm-", "mc_", "pk_", "piwik_", "mtm_", "matomo_", "ga_", "hsa_", "at_", "ns_",
    "oly_", "vero_", "itm_", "stm_", "int_", "guce_", "fb_", "aff_", "elq", "sc_", "cm_mmc",
    "trk_", "wt_", "_hs", "__hs", "x-amp-", "amp_", "_branch", "~", "rtb", "dpg_", "lipi", "ito",
    "zanpid", "tduid", "mkt_", "nr_", "bsft_", "ml_", "sb_", "mkwid", "pcrid",
  ]

  /// A path or host label that forwards to an address in a parameter.
  static let forwarding: UInt16 = 1
  /// A path segment that asks for another view of the same page.
  static let viewSegment: UInt16 = 2
  /// A host label that only names a device or a format.
  static let deviceLabel: UInt16 = 4
  /// A file name that stands for its folder.
  static let indexFile: UInt16 = 8
  /// A last segment that says nothing about the recipe.
  static let genericSegment: UInt16 = 16
  /// A host whose paths are short codes in which case matters.
  static let caseSensitiveHost: UInt16 = 32

  /// No word of ``segments`` that stands in a path is longer.
  static let longestSegment = 24

  static let segments = WordTable([
    (
      forwarding,
      """
      url redirect redirector redirection redir redirects rd rdr out outbound outgoing exit leave
      leaving away away.php l.php lm.php link linkout links linkfilter click clicks clk clickthrough
      clickthru ck cl go goto go.php jump forward forwarder external extern ext offsite deeplink
      dl dlg track tracker tracking trk trc t.php r.php visit send safety sharer sharer.php share
      sharearticle share-offsite intent tweet submit button createlink bookmark translate cread.php
      awclick.php urllink.cfm urllink r c a t l u ssl safelinks confirm login
      c.php redirect.php redirect.aspx redirect.asp redir.php redir.aspx link.php out.php exit.php
      click.php url.php goto.php linkto cgo proxy text save add printfriendly print
      """
    ),
    (
      viewSegment,
      """
      amp print printview printable print.html print.php printer-friendly printerfriendly
      print-view print-recipe printrecipe recipe-print amp.html amphtml wprm_print tasty-recipes-print
      easyrecipe-print mobile-print
      """
    ),
    (deviceLabel, "www m mobile wap touch amp mobil smartphone iphone i wwww"),
    (
      indexFile,
      """
      index.html index.htm index.php index.asp index.aspx index.jsp index.cfm index.shtml index.xhtml
      index.cgi index.pl index.do index default.html default.htm default.asp default.aspx
      default.php default.jsp home.html home.htm welcome.html
      """
    ),
    (
      genericSegment,
      """
      detail detail.aspx details details.aspx detail.asp detail.html view view.php view.aspx
      recipe recipe.php recipe.aspx recipe.html recipe.asp recipes show show.php recipe-details
      recipe-details.aspx recipe-detail page page.php article article.php post print.aspx item
      """
    ),
    (
      caseSensitiveHost,
      """
      bit.ly t.co tinyurl.com youtu.be youtube.com goo.gl ow.ly buff.ly pin.it amzn.to fb.me is.gd
      lnkd.in instagram.com trib.al dlvr.it j.mp wp.me ift.tt shorturl.at rb.gy tiktok.com cutt.ly
      """
    ),
  ])
}
