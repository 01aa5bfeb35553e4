import type { rulingQuestions } from '../en/rulingQuestions';

/** Phrases by question: one a line, or several with a semicolon between them. */
export type AskedAs = Readonly<Partial<Record<keyof (typeof rulingQuestions)['questions'], string>>>;
