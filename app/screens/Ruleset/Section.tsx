import { type ReactNode } from 'react';
import { View } from 'react-native';
import { Heading, Words } from '../../components';
import { type Anchors } from '../../hooks';
import { space } from '../../theme';

interface SectionProps {
  readonly anchors: Anchors;
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}

/** A part of the sheet, with a heading one can be sent to. */
export function Section({ anchors, id, title, intro, children }: SectionProps) {
  return (
    <View ref={anchors.register(id)} tabIndex={-1} style={styles.section}>
      <View>
        <Heading level={2}>{title}</Heading>
        <Words colour="inkSoft">{intro}</Words>
      </View>
      {children}
    </View>
  );
}

const styles = { section: { gap: space.large, paddingTop: space.large } } as const;
