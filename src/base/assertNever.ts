/** Makes the compiler prove that a union was handled to the last member. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
