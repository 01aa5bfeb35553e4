/** Rejects after `limit` milliseconds. Whatever the work does after that is ignored. */
export function withTimeLimit<T>(work: Promise<T>, limit: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${limit} ms: ${what}`)), limit);
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

export const errorMessageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
