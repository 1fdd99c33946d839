const filler =
  /\b(must-see|must-visit|hidden gem|nestled|breathtaking|bustling|vibrant|stunning|iconic|world-class|unforgettable|tapestry|testament to|boasts|awe-inspiring|picturesque|mesmeri[sz]ing)\b/i;

/** The first word of a text that praises without saying anything, null when there is none. */
export const fillerIn = (text: string): string | null => filler.exec(text)?.[0] ?? null;
