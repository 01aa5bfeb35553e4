import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { fail, ok } from '@/base';
import { makeTableRegistry, type TableRegistry } from '@/state';
import { type Log, type OpenFailure, openMemoryLog } from '@/storage';
import { attachedSheetWordsFor } from '@/words/attachedSheets';
import * as device from '../../app/device/sheetFiles';
import {
  MAX_RULE_SHEET_BYTES,
  type PickRuleSheetOutcome,
  ruleSheetFileKindOf,
} from '../../app/device/ruleSheetFileKinds';
import { RegistryOpenerProvider, RegistryProvider } from '../../app/registry';
import { AttachedSheets } from '../../app/screens/Ruleset/attached/AttachedSheets';
import { inWindow } from './inWindow';

/** The part of a phone or a browser that picks, opens and draws files. */
jest.mock('../../app/device/sheetFiles');
jest.setTimeout(60_000);
const port = jest.mocked(device);
const say = attachedSheetWordsFor('en');
const SUBJECT = 'ruleset:mattel';
const TEXT = 'Our event: no talking.';
const textSheet: PickRuleSheetOutcome = {
  is: 'picked',
  sheet: { name: 'local.txt', type: 'text/plain', bytes: new TextEncoder().encode(TEXT) },
};
const pdfSheet: PickRuleSheetOutcome = {
  is: 'picked',
  sheet: { name: 'rules.pdf', type: 'application/pdf', bytes: Uint8Array.of(37, 80) },
};

beforeEach(() => {
  jest.resetAllMocks();
  port.mightHaveAttachedSheets.mockReturnValue(false);
  port.hasDiskSpaceFor.mockResolvedValue(true);
  port.makeTemporaryFileUri.mockReturnValue({ uri: 'blob:x', release: () => undefined });
});

const touch = { preventDefault: (): void => undefined };
const press = async (name: string): Promise<void> =>
  act(async () => void fireEvent.press(screen.getByTestId(name), touch));
const eventually = (holds: () => void): Promise<void> => waitFor(holds, { timeout: 30_000 });

async function makeRegistry(change: (log: Log) => Log = (log) => log): Promise<TableRegistry> {
  const opened = await openMemoryLog();
  if (!opened.ok) throw new Error('memory');
  let ids = 0;
  const durability = { kept: 'disk', persisted: true } as const;
  const log = change({ ...opened.value.log, durability });
  return makeTableRegistry(
    { ...opened.value, log },
    { now: () => '2031-05-01T14:05:00.000Z', id: () => `a${(ids += 1)}`, device: 'd' },
  );
}
const open = jest.fn();
async function show(registry: TableRegistry | OpenFailure): Promise<void> {
  open.mockReset();
  open.mockImplementation(async () => ('why' in registry ? fail(registry) : ok(registry)));
  render(
    inWindow(
      <RegistryOpenerProvider open={open}>
        <RegistryProvider>
          <AttachedSheets rulesetId="mattel" />
        </RegistryProvider>
      </RegistryOpenerProvider>,
    ),
  );
  await act(async () => undefined);
}

test('reading a ruleset opens no database where nothing was attached', async () => {
  await show(await makeRegistry());
  expect(open).not.toHaveBeenCalled();
  expect(screen.getByTestId('attach-sheet')).toBeOnTheScreen();
  expect(screen.getByText(say.where)).toBeOnTheScreen();
});

test('looking for sheets opens the database, finds what is there, and says where there is nothing', async () => {
  const registry = await makeRegistry();
  await show(registry);
  await press('look-for-sheets');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.none));
  expect(screen.queryByTestId('look-for-sheets')).toBeNull();
  screen.unmount();
  await registry.attachments.add({ subject: SUBJECT, name: 'local.txt', type: 'text/plain' }, Uint8Array.of(65));
  await show(registry);
  await press('look-for-sheets');
  await eventually(() => expect(screen.getByTestId('sheet-text')).toHaveTextContent('A'));
});

test('a text is attached, shown, hidden, and there again after another start', async () => {
  const registry = await makeRegistry();
  await show(registry);
  port.pickRuleSheetFile.mockResolvedValue(textSheet);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('sheet-text')).toHaveTextContent(TEXT));
  expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.attached('local.txt'));
  expect(port.rememberHasAttachedSheets).toHaveBeenLastCalledWith(SUBJECT, true);
  await press('sheet-show-1');
  expect(screen.queryByTestId('sheet-text')).toBeNull();
  screen.unmount();
  port.mightHaveAttachedSheets.mockReturnValue(true);
  await show(registry);
  await eventually(() => expect(screen.getByTestId('sheet-text')).toHaveTextContent(TEXT));
  // it is in no record
  const all = await registry.exportAll();
  expect(all.ok && all.value.text).not.toContain('Our event');
});

test('a PDF is handed to the system’s viewer; one that does not open is told of', async () => {
  await show(await makeRegistry());
  port.pickRuleSheetFile.mockResolvedValue(pdfSheet);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('attached-sheet-1')).toHaveTextContent(/rules\.pdf/));
  const opened: unknown[] = [];
  port.openRuleSheetFile.mockImplementation(async (read) => {
    opened.push(await read());
    return opened.length === 1;
  });
  await press('sheet-open-1');
  await eventually(() => expect(opened).toEqual([pdfSheet.is === 'picked' && pdfSheet.sheet]));
  expect(screen.queryByTestId('sheet-show-1')).toBeNull();
  await press('sheet-open-1');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.notOpened));
});

test('removing asks first, and then it is gone for good', async () => {
  const registry = await makeRegistry();
  await show(registry);
  port.pickRuleSheetFile.mockResolvedValue(textSheet);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('sheet-remove-1')).toBeOnTheScreen());
  await press('sheet-remove-1');
  expect(screen.getByTestId('sheet-remove-ask')).toHaveTextContent(/local\.txt/);
  await press('sheet-keep');
  expect(screen.queryByTestId('sheet-remove-ask')).toBeNull();
  await press('sheet-remove-1');
  await press('sheet-remove-really');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.removed('local.txt')));
  expect(screen.queryByTestId('attached-sheet-1')).toBeNull();
  expect(await registry.attachments.listAttachments(SUBJECT)).toEqual(ok([]));
  expect(port.rememberHasAttachedSheets).toHaveBeenLastCalledWith(SUBJECT, false);
});

test.each<readonly [string, PickRuleSheetOutcome | null, string]>([
  [
    'a PDF that is too large',
    { is: 'too-large', kind: 'pdf', size: 9e6 },
    say.tooLarge.pdf(9e6, MAX_RULE_SHEET_BYTES.pdf),
  ],
  [
    'a picture that cannot be scaled here',
    { is: 'too-large', kind: 'picture', size: 4e6 },
    say.tooLarge.picture(4e6, MAX_RULE_SHEET_BYTES.picture),
  ],
  ['what is neither', { is: 'unsupported', name: 'x.zip' }, say.unsupported('x.zip')],
  ['what cannot be read', null, say.notPicked],
])('%s is refused with the reason, and nothing is opened', async (_, pick, told) => {
  await show(await makeRegistry());
  if (pick === null) port.pickRuleSheetFile.mockRejectedValue(new Error('no'));
  else port.pickRuleSheetFile.mockResolvedValue(pick);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(told));
  expect(open).not.toHaveBeenCalled();
});

test('without room nothing is written', async () => {
  const registry = await makeRegistry();
  await show(registry);
  port.pickRuleSheetFile.mockResolvedValue(textSheet);
  port.hasDiskSpaceFor.mockResolvedValue(false);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.noRoom));
  expect(await registry.attachments.listAttachments(SUBJECT)).toEqual(ok([]));
});

test('a write that failed is not called saved', async () => {
  await show(
    await makeRegistry((log) => ({ ...log, addAttachment: async () => fail({ why: 'unknown', error: 'disk' }) })),
  );
  port.pickRuleSheetFile.mockResolvedValue(textSheet);
  await press('attach-sheet');
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.notSaved));
  expect(screen.queryByTestId('attached-sheet-1')).toBeNull();
});

test('open in another tab: it says so, and the ruleset can be read', async () => {
  port.mightHaveAttachedSheets.mockReturnValue(true);
  await show({ why: 'open-elsewhere' });
  await eventually(() => expect(screen.getByTestId('attached-notice')).toHaveTextContent(say.elsewhere));
});

test.each([
  ['image/jpeg', 'a', 'picture'],
  ['application/pdf', 'a', 'pdf'],
  ['text/markdown', 'a', 'text'],
  ['', 'Photo.HEIC', 'picture'],
  ['application/octet-stream', 'Rules.PDF', 'pdf'],
  ['', 'notes.txt', 'text'],
  ['application/zip', 'a.pdf', null],
  ['', 'a.docx', null],
])('%s “%s” is %s', (type, name, kind) => expect(ruleSheetFileKindOf(type, name)).toBe(kind));
