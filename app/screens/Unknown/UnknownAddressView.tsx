import { View } from 'react-native';
import {
  AppText,
  BackBar,
  type BackBarProps,
  Heading,
  Page,
  type RulesetCardData,
  RulesetCards,
} from '../../components';
import { space } from '../../theme';

interface UnknownViewProps {
  readonly title: string;
  readonly help: string;
  readonly cards: readonly RulesetCardData[];
  readonly onOpen: (id: string) => void;
  readonly back?: BackBarProps | undefined;
}

/** Says that the address is unknown and offers the rulesets. */
export function UnknownAddressView({ title, help, cards, onOpen, back }: UnknownViewProps) {
  return (
    <Page bar={back && <BackBar {...back} />}>
      <View style={{ gap: space.small }} testID="unknown">
        <Heading level={1}>{title}</Heading>
        <AppText>{help}</AppText>
      </View>
      <RulesetCards cards={cards} onOpen={onOpen} level={2} named="instead" />
    </Page>
  );
}
