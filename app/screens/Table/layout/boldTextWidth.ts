import { estimateTextWidth } from './estimateTextWidth';

/** The width of a text in bold letters of this size, in dp. */
export const boldTextWidth = (text: string, size: number): number => estimateTextWidth(text, size);
