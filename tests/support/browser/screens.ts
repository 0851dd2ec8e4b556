/** Two sizes with different layouts: a small phone, and a laptop. */
export const phone = { width: 360, height: 740 };
export const wide = { width: 1280, height: 900 };
