declare module 'fontkit' {
  /** An opened font: what the tests ask of it. */
  export interface Font {
    hasGlyphForCodePoint(code: number): boolean;
    variationAxes: Record<string, { min: number; max: number }>;
    availableFeatures: string[];
    numGlyphs: number;
  }
  export function create(font: Uint8Array): Font;
}

declare module 'subset-font' {
  /** What of a font stays, and in which container it is written. */
  export interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
