/** What can be attached to a ruleset. */
export const RULE_SHEET_FILE_KINDS = ['picture', 'pdf', 'text'] as const;
export type RuleSheetFileKind = (typeof RULE_SHEET_FILE_KINDS)[number];

/** The most bytes of each kind that are kept. A photo of a page is well readable in a megabyte. */
export const MAX_RULE_SHEET_BYTES: Readonly<Record<RuleSheetFileKind, number>> = {
  picture: 1_000_000,
  pdf: 5_000_000,
  text: 200_000,
};

/** A file to attach, or one that was attached. */
export interface RuleSheetFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export type PickRuleSheetOutcome =
  | { readonly is: 'picked'; readonly sheet: RuleSheetFile }
  | { readonly is: 'nothing' }
  | { readonly is: 'too-large'; readonly kind: RuleSheetFileKind; readonly size: number }
  /** No photo, PDF or text, or a picture of a kind that this device cannot read. */
  | { readonly is: 'unsupported'; readonly name: string };

/** By its media type; where the system does not say it, by the ending of its name. */
export function ruleSheetFileKindOf(type: string, name: string): RuleSheetFileKind | null {
  if (type.startsWith('image/')) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('text/')) return 'text';
  if (type !== '' && type !== 'application/octet-stream') return null;
  if (/\.(jpe?g|png|webp|gif|heic|bmp)$/i.test(name)) return 'picture';
  if (/\.pdf$/i.test(name)) return 'pdf';
  return /\.(txt|md)$/i.test(name) ? 'text' : null;
}
