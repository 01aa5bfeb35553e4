import { type Attachment, type Log, type NewAttachment } from '@/storage';
import { type Case, must, mustNot } from './bench';
import { check, same } from './same';

/** Every byte there is, many times, at a length that is no multiple of anything. */
const bytesOf = (length: number, salt = 0): Uint8Array =>
  Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 8) + salt) & 0xff);

const about = (id: string, subject: string, more: Partial<NewAttachment> = {}): NewAttachment => ({
  id,
  subject,
  name: 'sheet.jpg',
  type: 'image/jpeg',
  ...more,
});

function sameBytes(found: Uint8Array | null, wanted: Uint8Array, what: string): void {
  check(found !== null, `${what}: not there`);
  check(found.length === wanted.length, `${what}: ${found.length} bytes, not ${wanted.length}`);
  const wrong = wanted.findIndex((byte, i) => byte !== found[i]);
  check(wrong === -1, `${what}: byte ${wrong} is ${found[wrong]}, not ${wanted[wrong]}`);
}

const namesOf = async (log: Log, subject: string): Promise<readonly string[]> =>
  must(await log.listAttachments(subject)).map(({ name }) => name);

/** Files that are kept beside the log. */
export const attachments: readonly Case[] = [
  {
    name: 'a file is kept beside the log, byte for byte, and said of it what was said',
    run: async ({ log, newId }) => {
      const [a, b, subject] = [newId(), newId(), newId()];
      const [picture, text] = [bytesOf(70_001), bytesOf(3, 250)];
      const added = must(await log().addAttachment(about(a, subject, { name: "it's é ?.jpg" }), picture));
      must(await log().addAttachment(about(b, subject, { name: 'b.txt', type: 'text/plain' }), text));
      const listed = must(await log().listAttachments(subject));
      same(listed[0], added, 'as it was acknowledged');
      same(
        listed.map(({ added: _, ...rest }: Attachment) => rest),
        [
          { id: a, subject, name: "it's é ?.jpg", type: 'image/jpeg', size: 70_001 },
          { id: b, subject, name: 'b.txt', type: 'text/plain', size: 3 },
        ],
        'the oldest first',
      );
      sameBytes(must(await log().readAttachment(a)), picture, 'the picture');
      sameBytes(must(await log().readAttachment(b)), text, 'the text');
      same(must(await log().readAttachment(newId())), null, 'one that nobody added');
    },
  },
  {
    name: 'a file of a megabyte, and one without a byte',
    run: async ({ log, newId }) => {
      const [large, empty, subject] = [newId(), newId(), newId()];
      const bytes = bytesOf(1_048_577);
      must(await log().addAttachment(about(large, subject), bytes));
      must(await log().addAttachment(about(empty, subject), new Uint8Array(0)));
      sameBytes(must(await log().readAttachment(large)), bytes, 'large');
      sameBytes(must(await log().readAttachment(empty)), new Uint8Array(0), 'empty');
    },
  },
  {
    name: 'what belongs to one thing is not shown with another, and a removed file is gone',
    run: async ({ log, newId }) => {
      const [a, b, c, one, other] = [newId(), newId(), newId(), newId(), newId()];
      must(await log().addAttachment(about(a, one, { name: 'a' }), bytesOf(9)));
      must(await log().addAttachment(about(b, other, { name: 'b' }), bytesOf(9)));
      must(await log().addAttachment(about(c, one, { name: 'c' }), bytesOf(9)));
      same([await namesOf(log(), one), await namesOf(log(), other)], [['a', 'c'], ['b']], 'by what they belong to');
      must(await log().removeAttachment(a));
      must(await log().removeAttachment(newId()));
      same([await namesOf(log(), one), await namesOf(log(), other)], [['c'], ['b']], 'without the removed one');
      same(must(await log().readAttachment(a)), null, 'its bytes');
      must(await log().addAttachment(about(b, other, { name: 'b again' }), bytesOf(4, 9)));
      same(await namesOf(log(), other), ['b again'], 'replaced');
      sameBytes(must(await log().readAttachment(b)), bytesOf(4, 9), 'the new bytes');
    },
  },
  {
    name: 'what is stored is what was handed over, whatever happens to the bytes afterwards',
    run: async ({ log, newId }) => {
      const [id, subject] = [newId(), newId()];
      const bytes = bytesOf(600);
      const answer = log().addAttachment(about(id, subject), bytes);
      bytes.fill(0);
      must(await answer);
      const read = must(await log().readAttachment(id));
      sameBytes(read, bytesOf(600), 'stored');
      read?.fill(1);
      sameBytes(must(await log().readAttachment(id)), bytesOf(600), 'read again');
    },
  },
  {
    name: 'a name that cannot be stored is refused, and the log goes on',
    run: async ({ log, newId }) => {
      const subject = newId();
      const bad = [{ name: 'cut\u0000off' }, { name: 'half \ud800' }, { type: '\u0000' }, { subject: '\udfff' }];
      for (const more of bad) mustNot(await log().addAttachment(about(newId(), subject, more), bytesOf(1)), 'refused');
      same(await namesOf(log(), subject), [], 'nothing was stored');
      same(log().health(), 'sound', 'health');
    },
  },
  {
    name: 'files beside the log survive a restart, and the removed ones stay away',
    needs: 'restart',
    run: async ({ log, newId, restart }) => {
      const [id, gone, subject] = [newId(), newId(), newId()];
      must(await log().addAttachment(about(id, subject, { name: 'kept' }), bytesOf(5000)));
      must(await log().addAttachment(about(gone, subject, { name: 'gone' }), bytesOf(5000)));
      must(await log().removeAttachment(gone));
      await restart?.();
      same(await namesOf(log(), subject), ['kept'], 'the list');
      sameBytes(must(await log().readAttachment(id)), bytesOf(5000), 'its bytes');
      same(must(await log().readAttachment(gone)), null, 'the removed one');
    },
  },
];
