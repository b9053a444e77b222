/** The only place that holds the product's name. */
export const PRODUCT_NAME = "Forkprint";
