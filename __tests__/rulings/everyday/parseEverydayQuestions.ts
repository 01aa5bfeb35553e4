/** What somebody typed, and the ids of the questions that are right: any of them will do. */
export interface EverydayQuestion {
  readonly typed: string;
  readonly ids: readonly string[];
}

/** One line each: what was typed => ids. */
export const parseEverydayQuestions = (text: string): readonly EverydayQuestion[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', ids = ''] = line.split('=>').map((part) => part.trim());
      return { typed, ids: ids.split(/\s+/) };
    });
