const MIME = 'application/x-ndjson';
/** Long enough for the slowest browser to have taken the bytes. */
const FETCHED_BY = 60_000;

/** A download: the one way that every browser has, with no network and no permission. */
export function saveFile(name: string, text: string, mimeType = MIME): Promise<boolean> {
  downloadBlob(name, new Blob([text], { type: mimeType }));
  return Promise.resolve(true);
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_BY);
}

/** The text of a file the referee picks; null when none was picked. */
export function pickFileText(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.jsonl,.ndjson,.json,.txt';
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) return resolve(null);
      file.text().then(resolve, reject);
    });
    input.click();
  });
}
