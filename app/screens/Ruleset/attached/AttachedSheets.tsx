import { useCallback, useEffect, useState } from 'react';
import { type Result } from '@/base';
import { type AttachmentStore } from '@/state';
import { type Attachment, type OpenFailure, type ReadFailure } from '@/storage';
import {
  hasDiskSpaceFor,
  mightHaveAttachedSheets,
  openRuleSheetFile,
  pickRuleSheetFile,
  rememberHasAttachedSheets,
} from '../../../device/sheetFiles';
import { MAX_RULE_SHEET_BYTES, type RuleSheetFile, ruleSheetFileKindOf } from '../../../device/ruleSheetFileKinds';
import { useWords } from '../../../hooks';
import { formatSavedTime } from '../../../labels/times';
import { useRegistryOnDemand } from '../../../registry';
import { type AttachedSheetsNoticeData, AttachedSheetsView } from './AttachedSheetsView';
import { useAttachedSheetWords } from './useAttachedSheetWords';
import { useAttachedSheetContents } from './useAttachedSheetContents';

const subjectOf = (rulesetId: string): string => `ruleset:${rulesetId}`;
type Listed = Result<readonly Attachment[], ReadFailure>;
const NONE: readonly Attachment[] = [];

/**
 * The sheets attached to a ruleset on this device. The database is opened for them only if there may be some, or to
 * attach one: reading a ruleset needs none, and must not take it from another window.
 */
export function AttachedSheets({ rulesetId }: { readonly rulesetId: string }) {
  const words = useWords();
  const say = useAttachedSheetWords();
  const subject = subjectOf(rulesetId);
  const { opened, open } = useRegistryOnDemand();
  const [isExpected] = useState(() => mightHaveAttachedSheets(subject));
  useEffect(() => {
    if (isExpected) void open();
  }, [isExpected, open]);
  const store = opened?.ok === true ? opened.value.attachments : null;

  const [listed, setListed] = useState<Listed | null>(null);
  const keepListed = useCallback(
    (found: Listed): void => {
      if (found.ok) rememberHasAttachedSheets(subject, found.value.length > 0);
      setListed(found);
    },
    [subject],
  );
  useEffect(() => {
    if (store !== null) void store.listAttachments(subject).then(keepListed);
  }, [store, subject, keepListed]);
  const list = async (from: AttachmentStore): Promise<void> => keepListed(await from.listAttachments(subject));

  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [removing, setRemoving] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [notice, setNotice] = useState<AttachedSheetsNoticeData | null>(null);
  const sheets = listed?.ok === true ? listed.value : NONE;
  const kindOf = ({ type, name }: Attachment) => ruleSheetFileKindOf(type, name) ?? 'text';
  const shown = sheets.filter((sheet) => kindOf(sheet) !== 'pdf' && !hidden.includes(sheet.id));
  const contents = useAttachedSheetContents(store, shown);

  const save = async (sheet: RuleSheetFile): Promise<AttachedSheetsNoticeData> => {
    if (!(await hasDiskSpaceFor(sheet.bytes.length))) return { kind: 'error', line: say.noRoom };
    const registry = await open();
    if (!registry.ok) return { kind: 'error', line: whyNotOpened(registry.error) };
    const { attachments, store: state } = registry.value;
    const added = await attachments.add({ subject, name: sheet.name, type: sheet.type }, sheet.bytes);
    if (!added.ok) return { kind: 'error', line: say.notSaved };
    await list(attachments);
    const isKept = state.getState().durability.kept === 'disk';
    return isKept ? { kind: 'good', line: say.attached(sheet.name) } : { kind: 'warning', line: say.notKept };
  };
  const whyNotOpened = ({ why }: OpenFailure): string =>
    why === 'open-elsewhere' ? say.elsewhere : words.keeping.failed.text;

  const attach = async (): Promise<void> => {
    const pick = await pickRuleSheetFile().catch(() => null);
    if (pick === null) return setNotice({ kind: 'error', line: say.notPicked });
    if (pick.is === 'nothing') return;
    if (pick.is === 'unsupported') return setNotice({ kind: 'warning', line: say.unsupported(pick.name) });
    if (pick.is === 'too-large') {
      const line = say.tooLarge[pick.kind](pick.size, MAX_RULE_SHEET_BYTES[pick.kind]);
      return setNotice({ kind: 'warning', line });
    }
    setSaving(true);
    setNotice(await save(pick.sheet));
    setSaving(false);
  };
  /** The note that there are sheets may be lost, as everything outside the database. */
  const look = async (): Promise<void> => {
    const registry = await open();
    if (!registry.ok) return setNotice({ kind: 'info', line: whyNotOpened(registry.error) });
    const found = await registry.value.attachments.listAttachments(subject);
    keepListed(found);
    setNotice(found.ok && found.value.length === 0 ? { kind: 'info', line: say.none } : null);
  };
  const sheetOf = (id: string): Attachment | undefined => sheets.find((sheet) => sheet.id === id);
  const openOne = async (id: string): Promise<void> => {
    const readSheet = async (): Promise<RuleSheetFile | null> => {
      const sheet = sheetOf(id);
      const read = await store?.readAttachment(id);
      if (sheet === undefined || read?.ok !== true || read.value === null) return null;
      return { name: sheet.name, type: sheet.type, bytes: read.value };
    };
    const isOpen = await openRuleSheetFile(readSheet).catch(() => false);
    setNotice(isOpen ? null : { kind: 'warning', line: say.notOpened });
  };
  const remove = async (id: string): Promise<void> => {
    const name = sheetOf(id)?.name ?? '';
    setRemoving(null);
    if (store === null) return;
    const removed = await store.removeAttachment(id);
    await list(store);
    setNotice(removed.ok ? { kind: 'info', line: say.removed(name) } : { kind: 'error', line: say.notRead });
  };

  const trouble: AttachedSheetsNoticeData | null =
    listed?.ok === false
      ? { kind: 'warning', line: say.notRead }
      : isExpected && opened?.ok === false
        ? { kind: 'info', line: whyNotOpened(opened.error) }
        : null;
  return (
    <AttachedSheetsView
      sheets={sheets.map((sheet, at) => ({
        id: sheet.id,
        rank: at + 1,
        name: sheet.name,
        kind: kindOf(sheet),
        about: say.about(kindOf(sheet), sheet.size, formatSavedTime(sheet.added, new Date(), words)),
        isShown: shown.includes(sheet),
        content: contents.get(sheet.id) ?? null,
      }))}
      isLooking={isExpected && listed === null && opened?.ok !== false}
      isSaving={isSaving}
      notice={notice ?? trouble}
      removing={removing}
      onAttach={() => void attach()}
      onLook={listed === null && !isExpected ? () => void look() : undefined}
      onShow={(id, isShown) => setHidden(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
      onOpen={(id) => void openOne(id)}
      onAskRemove={setRemoving}
      onRemove={(id) => void remove(id)}
    />
  );
}
