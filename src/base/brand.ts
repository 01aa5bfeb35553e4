declare const brand: unique symbol;

/** A string (or number) that only its own maker may mint. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
