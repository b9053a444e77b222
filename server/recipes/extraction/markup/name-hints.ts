/**
 * The words of class names and ids, in the languages of most recipe sites. A name is told apart into words first, and a
 * pattern matches whole words: "preview-content" is no review, and "flex-direction" gives no directions.
 */
const INGREDIENT_NAME =
  /ingr[eé]di[eë]n|zutat|skladnik|sk[łl]adnik|surovin|hozzavalo|ainekset|ainesosa|malzeme|gredients|(?<![a-z])ingr(?![a-z])/;
const STEP_NAME =
  /(?<![a-z])(?:(?:recipe|cooking|making|method|prep|baking|wprm)?(?:instructions?|directions?|methods?|procedures?)(?:list|text|content|wrap(?:per)?|box|container|section|steps?)?|method[eo]s?|metod[eo]|prep|preparat\p{L}*|preparaz\p{L}*|preparac\p{L}*|preparo|zubereit\p{L}*|(?:koch|back)?anleitung(?:en)?|(?:voor)?bereiding\p{L}*|procedimento|fremgang\p{L}*|tillagning\p{L}*|postup\p{L}*|przygotow\p{L}*|wykonan\p{L}*|elkeszit\p{L}*|hazirlan\p{L}*|yapilis\p{L}*|how-?to|(?:recipe)?steps?|steps?-?(?:list|text|content|wrap(?:per)?)|etapes?|pasos?|elaboracion(?:es)?|(?:arbeits|koch|zubereitungs)?schritte?n?)(?![a-z])/u;
/** A direction of the layout, which many frameworks name on every other element. */
const LAYOUT_DIRECTION =
  /(?<![a-z])(?:flex|text|row|column|writing|scroll|slide|animation|sort|grid|stack)-directions?(?![a-z])/g;
const UNRELATED_NAME =
  /(?<![a-z])(?:comment(?:s|ing|list|form|area|section|wrap(?:per)?|box|author|respond)?|related(?:posts?|recipes?|content|articles?)?|recommend(?:s|ed|ations?)?|newsletters?|cookie-?(?:banner|bar|box|consent|law|notice|policy|popup|settings|wall)|cookies-(?:banner|consent|notice)|breadcrumbs?|social(?:s|share|sharing|media|icons?|links?|bar|buttons?)?|shar(?:e|es|ing)(?:bar|box|buttons?|icons?|links?|this)?|(?:site|page|main|post|entry)?footer|navbar|navigation|(?:main|sub|side|nav|top|mega|drop|dropdown)?menus?|adverts?|advertis\p{L}+|sponsor(?:s|ed)?|widget-area|popups?|modals?|carousels?|sliders?|reviews?(?:list|box|section)?|ratings?(?:box|stars?)?|nutrition(?:al|facts?|info|label)?|login|signup|subscribe|subscriptions?|products?(?=-[a-z])|upsells?|author-?b(?:io|ox)|toc|table-of-contents|filters?|search(?:form|box|bar|results?)?)(?![a-z])/u;

export type NameHints = Readonly<{ ingredients: boolean; steps: boolean; unrelated: boolean }>;

/** The section that the class and id of an element name. An element that is named after the ingredients holds them. */
export function nameHints(names: string): NameHints {
  // camelCase and underscores become hyphens so that words can be told apart.
  const text = names
    .slice(0, 300)
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .replace(/_+/g, "-")
    .toLowerCase();
  const ingredients = INGREDIENT_NAME.test(text);
  return {
    ingredients,
    steps: STEP_NAME.test(text.replace(LAYOUT_DIRECTION, " ")),
    unrelated: !ingredients && UNRELATED_NAME.test(text),
  };
}
