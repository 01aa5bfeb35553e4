import { type NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactNode, useEffect, useState } from 'react';
import { type Rules } from '@/rulesets';
import { type TableSession } from '@/state';
import { type MoreMenuAct } from '../forms/makeMoreMenu';
import { afterHistoryTraversal, setRulingsTabRuleset } from '../hooks';
import { TableGate, useRegistryState, useTableState } from '../registry';
import { BackLabelProvider } from './BackLabelProvider';
import { LaterScreens } from './laterScreens';
import { LazyPrintedText } from './RulingsRoutes';
import { type TablesRoutes } from './routes';
import { TopScreenGate } from './TopScreenGate';

type Props<Name extends keyof TablesRoutes> = NativeStackScreenProps<TablesRoutes, Name>;

/** The Rulings tab opens at the rules of the table that was open last. */
export function SetRulingsTabRulesetFromTable({ id }: { readonly id: string }) {
  const ruleset = useRegistryState(({ rows }) => rows.find((row) => row.id === id)?.header.ruleset);
  useEffect(() => {
    if (ruleset !== undefined) setRulingsTabRuleset(ruleset);
  }, [ruleset]);
  return null;
}

/** The form that a table was opened with, once the way back to it is travelled: a form opened before would be closed. */
export function useFormToOpenAfterTraversal(tell: MoreMenuAct | undefined): MoreMenuAct | undefined {
  const [arrived, setArrived] = useState<MoreMenuAct | undefined>(undefined);
  useEffect(() => (tell === undefined ? undefined : afterHistoryTraversal(() => setArrived(tell))), [tell]);
  return tell === arrived ? arrived : undefined;
}

interface WithTableRulesProps {
  readonly id: string;
  readonly onBack: () => void;
  readonly children: (rules: Rules) => ReactNode;
}

/** The rules a table plays by, with its house rules, once it is read. */
const WithTableRules = ({ id, onBack, children }: WithTableRulesProps) => (
  <TopScreenGate>
    <BackLabelProvider place="Table" id={id}>
      <TableGate id={id} onBack={onBack}>
        {(table) => <RulesOfTable table={table}>{children}</RulesOfTable>}
      </TableGate>
    </BackLabelProvider>
  </TopScreenGate>
);

interface RulesOfTableProps extends Pick<WithTableRulesProps, 'children'> {
  readonly table: TableSession;
}
const RulesOfTable = ({ table, children }: RulesOfTableProps) => children(useTableState(table).game.rules);

/** Questions asked at a table: under its own rules, and the way back leads to it. */
export function AskAtTableRoute({ navigation, route: { params } }: Props<'AskAtTable'>) {
  const { id } = params;
  const back = (): void => navigation.popTo('Table', { id });
  return (
    <WithTableRules id={id} onBack={back}>
      {(rules) => (
        <LaterScreens.Rulings
          atTable={{ id, rules, onBack: back }}
          onAnswer={(question, ruleset) => navigation.push('AnswerAtTable', { id, question, ruleset })}
        />
      )}
    </WithTableRules>
  );
}

export function AnswerAtTableRoute({ navigation, route: { params } }: Props<'AnswerAtTable'>) {
  const { id, question } = params;
  const back = (): void => navigation.popTo('AskAtTable', { id });
  return (
    <WithTableRules id={id} onBack={back}>
      {(rules) => (
        <LaterScreens.Answer
          questionId={question}
          rulesetId={params.ruleset}
          atTable={{ id, rules, onTell: (tell) => navigation.popTo('Table', { id, tell }) }}
          onBack={back}
          onTitle={(title) => navigation.setOptions({ title })}
          onRuleset={(ruleset) => navigation.setParams({ ruleset })}
          onElsewhere={(ruleset) => navigation.push('AnswerAtTable', { ...params, ruleset })}
          onPrint={(ruleset) => navigation.push('AnswerAtTablePage', { ...params, ruleset })}
        />
      )}
    </WithTableRules>
  );
}

export function PrintedAnswerAtTableRoute({ navigation, route: { params } }: Props<'AnswerAtTablePage'>) {
  const back = (): void => navigation.popTo('AnswerAtTable', params);
  return (
    <WithTableRules id={params.id} onBack={back}>
      {(rules) => (
        <LaterScreens.PrintedAnswer questionId={params.question} rulesetId={params.ruleset} rules={rules}>
          {(text) => (text === null ? null : <LazyPrintedText text={text} onBack={back} />)}
        </LaterScreens.PrintedAnswer>
      )}
    </WithTableRules>
  );
}
