const SCRIPT = /([\w.-]+-[0-9a-f]{16,})\.js/;

/**
 * Which build of the app this is: the names of the page's own scripts, which carry hashes of their contents. Called
 * once at the start, before further scripts are added to the page. Undefined where they carry none.
 */
export function buildName(): string | undefined {
  const named = Array.from(document.querySelectorAll('script[src], link[rel="preload"][href]'), (element) =>
    SCRIPT.exec(element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  ).flatMap((found) => found?.[1] ?? []);
  return named.length === 0 ? undefined : JSON.stringify([...new Set(named)].sort());
}
