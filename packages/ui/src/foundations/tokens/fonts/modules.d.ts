declare module 'fontkit' {
  /** The drawing of a letter. */
  export interface Outline {
    scale(x: number, y: number): Outline;
    translate(x: number, y: number): Outline;
    toSVG(): string;
  }
  /** The parts of an opened font that this project uses. */
  export interface Font {
    getVariation(axes: Record<string, number>): Font;
    layout(text: string): { glyphs: { path: Outline }[]; positions: { xAdvance: number }[] };
    hasGlyphForCodePoint(code: number): boolean;
    variationAxes: Record<string, { min: number; max: number }>;
    availableFeatures: string[];
  }
  export function create(font: Uint8Array): Font;
}

declare module 'subset-font' {
  /** What a subset of a font retains, and its format. */
  export interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
