/** The product's name stands here and nowhere else. */
export const PRODUCT_NAME = "Forkprint";
