import { type ReactNode, useMemo } from 'react';
import { BackLabelContext, useWords } from '../hooks';
import { tableNumberInHeader } from '../labels/tableTitle';
import { useRegistryState } from '../registry';
import { type TablesRoutes } from './routes';

interface BackToProps {
  /** The screen to which the way back leads. */
  readonly place: keyof TablesRoutes;
  /** The table it belongs to. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Tells the bar of a screen where its way back leads. Needs the open registry, which knows the tables' numbers. */
export function BackLabelProvider({ place, id, children }: BackToProps) {
  const header = useRegistryState(({ rows }) => rows.find((row) => row.id === id)?.header);
  const { backTo } = useWords().screens.common;
  const number = header === undefined ? null : tableNumberInHeader(header);
  const said = useMemo(() => {
    if (place === 'Tables') return backTo.tables;
    if (place === 'Log') return backTo.log;
    return place === 'Result' ? backTo.result : backTo.table(number);
  }, [place, number, backTo]);
  return <BackLabelContext.Provider value={said}>{children}</BackLabelContext.Provider>;
}

/** The same for screens behind the settings or the rulings, which are drawn before the registry is open. */
export function BackToSettingsLabelProvider({ children }: Pick<BackToProps, 'children'>) {
  const { settings } = useWords().screens.common.backTo;
  return <BackLabelContext.Provider value={settings}>{children}</BackLabelContext.Provider>;
}

export function BackToRulings({ children }: Pick<BackToProps, 'children'>) {
  const { rulings } = useWords().screens.common.backTo;
  return <BackLabelContext.Provider value={rulings}>{children}</BackLabelContext.Provider>;
}

export function BackToEventsProvider({ children }: Pick<BackToProps, 'children'>) {
  const { events } = useWords().screens.common.backTo;
  return <BackLabelContext.Provider value={events}>{children}</BackLabelContext.Provider>;
}

export function BackToEventProvider({ children }: Pick<BackToProps, 'children'>) {
  const { event } = useWords().screens.common.backTo;
  return <BackLabelContext.Provider value={event}>{children}</BackLabelContext.Provider>;
}
