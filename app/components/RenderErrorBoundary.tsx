import { Component, type ReactNode } from 'react';
import { useWords } from '../hooks';
import { Button } from './Button';
import { Page } from './Page';
import { AppText, Heading } from './Text';

interface RenderErrorBoundaryProps {
  readonly children: ReactNode;
  /** Leaves the screen that could not be drawn. */
  readonly onStartAnew: () => void;
}

interface RenderErrorState {
  readonly error: string | null;
}

/**
 * If a screen throws while it renders, React unmounts everything and the page would be empty. What was saved is in the
 * log, so the referee is told that, and goes on at the list of tables. (React catches such errors only in a class.)
 */
export class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, RenderErrorState> {
  override state: RenderErrorState = { error: null };

  static getDerivedStateFromError(error: unknown): RenderErrorState {
    return { error: String(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const startAnew = (): void => {
      this.props.onStartAnew();
      this.setState({ error: null });
    };
    return <NotDrawnView error={error} onStartAnew={startAnew} />;
  }
}

interface NotDrawnViewProps extends Pick<RenderErrorBoundaryProps, 'onStartAnew'> {
  readonly error: string;
}

function NotDrawnView({ error, onStartAnew }: NotDrawnViewProps) {
  const { screens, keeping, phrasing } = useWords();
  const { notDrawn } = screens;
  return (
    <Page>
      <Heading level={1}>{notDrawn.title}</Heading>
      <AppText testID="not-drawn">{notDrawn.text}</AppText>
      <Button kind="main" title={screens.common.backTo.tables.long} onPress={onStartAnew} testID="start-anew" />
      <AppText size="small" colour="inkSoft">
        {phrasing.labelled(keeping.failed.details, error)}
      </AppText>
    </Page>
  );
}
