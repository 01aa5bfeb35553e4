declare const brand: unique symbol;

/** A string or number type that only one function may create: others cannot assign a plain value to it. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
