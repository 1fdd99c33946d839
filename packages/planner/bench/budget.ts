/** `PlanRequest.iterations` of the product. */
export const productIterations = 4_000;
/** A long run takes so many times the product's. */
export const longFactor = 20;
