/** One colour in its four uses: as words, as the ground beneath them, as a solid button, and what stands on that. */
export interface ToneColours {
  readonly ink: string;
  readonly wash: string;
  readonly solid: string;
  readonly onSolid: string;
}

/** The colours of the verdicts, and of success. They are always used with an icon and a word. */
export const TONE_NAMES = ['illegal', 'penalty', 'silent', 'stands', 'info', 'record', 'good'] as const;
export type ToneName = (typeof TONE_NAMES)[number];
export type TonesByName = Readonly<Record<ToneName, ToneColours>>;

const onWhite = { onSolid: '#ffffff' } as const;
const onBlack = { onSolid: '#14130f' } as const;

export const lightVerdictTones: TonesByName = {
  illegal: { ink: '#97121f', wash: '#fde8e8', solid: '#a3182a', ...onWhite },
  penalty: { ink: '#7a3b00', wash: '#ffecd2', solid: '#8a4600', ...onWhite },
  silent: { ink: '#654a00', wash: '#faf0c8', solid: '#6f5200', ...onWhite },
  stands: { ink: '#44423c', wash: '#e9e6df', solid: '#55524a', ...onWhite },
  info: { ink: '#0d4a85', wash: '#e4effb', solid: '#12559a', ...onWhite },
  record: { ink: '#5a2c92', wash: '#f0e8fa', solid: '#6535a0', ...onWhite },
  good: { ink: '#0b5d46', wash: '#e3f1ea', solid: '#0b6b50', ...onWhite },
};

export const darkVerdictTones: TonesByName = {
  illegal: { ink: '#ffa8a8', wash: '#43171b', solid: '#ff9a9a', ...onBlack },
  penalty: { ink: '#ffbe7a', wash: '#402a10', solid: '#f5ad60', ...onBlack },
  silent: { ink: '#ead27e', wash: '#38300f', solid: '#e0c565', ...onBlack },
  stands: { ink: '#d4cfc4', wash: '#34312a', solid: '#c6c0b4', ...onBlack },
  info: { ink: '#9fcbf7', wash: '#152c45', solid: '#8ec0f2', ...onBlack },
  record: { ink: '#d3b4ff', wash: '#2f2145', solid: '#c8a5fb', ...onBlack },
  good: { ink: '#73d3ae', wash: '#17332a', solid: '#6ac9a4', ...onBlack },
};

export const lightStrongVerdictTones: TonesByName = {
  illegal: { ink: '#7d0010', wash: '#ffffff', solid: '#7d0010', ...onWhite },
  penalty: { ink: '#5c2b00', wash: '#ffffff', solid: '#5c2b00', ...onWhite },
  silent: { ink: '#4a3600', wash: '#ffffff', solid: '#4a3600', ...onWhite },
  stands: { ink: '#000000', wash: '#ffffff', solid: '#2b2a26', ...onWhite },
  info: { ink: '#00336b', wash: '#ffffff', solid: '#00336b', ...onWhite },
  record: { ink: '#41127a', wash: '#ffffff', solid: '#41127a', ...onWhite },
  good: { ink: '#003d2d', wash: '#ffffff', solid: '#003d2d', ...onWhite },
};

export const darkStrongVerdictTones: TonesByName = {
  illegal: { ink: '#ffb9b9', wash: '#000000', solid: '#ffb9b9', onSolid: '#000000' },
  penalty: { ink: '#ffcf99', wash: '#000000', solid: '#ffcf99', onSolid: '#000000' },
  silent: { ink: '#ffe88f', wash: '#000000', solid: '#ffe88f', onSolid: '#000000' },
  stands: { ink: '#ffffff', wash: '#000000', solid: '#ffffff', onSolid: '#000000' },
  info: { ink: '#b8daff', wash: '#000000', solid: '#b8daff', onSolid: '#000000' },
  record: { ink: '#e3cdff', wash: '#000000', solid: '#e3cdff', onSolid: '#000000' },
  good: { ink: '#8ff0ca', wash: '#000000', solid: '#8ff0ca', onSolid: '#000000' },
};
