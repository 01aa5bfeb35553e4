import { View } from 'react-native';
import { AppText, Button, Heading, Notice } from '../../components';
import { TitledCard } from '../../components/TitledCard';
import { useWords } from '../../hooks';
import { defineStaticStyles, space } from '../../theme';
import { DifferencesView } from './DifferencesView';
import { type ImportedRulesData } from './makeImportedRules';
import { useLocalRulesWords } from './useLocalRulesWords';

interface ImportedRulesViewProps {
  readonly imported: ImportedRulesData;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Rules from a file: what they change is shown before anything of them is kept. A bad file is refused with the reason. */
export function ImportedRulesView({ imported, isBusy, onAccept, onClose }: ImportedRulesViewProps) {
  const { imported: say, differences } = useLocalRulesWords();
  const { phrasing } = useWords();
  if (imported.kind === 'refused')
    return (
      <Notice
        kind="error"
        testID="rules-refused"
        action={<Button testID="rules-reject" title={say.close} onPress={onClose} />}
      >
        <AppText>{imported.reason}</AppText>
        {imported.faults.map((fault) => (
          <AppText key={fault}>{phrasing.bullet(fault)}</AppText>
        ))}
      </Notice>
    );
  const { isHere, isReplacing, fromOurs } = imported;
  return (
    <View style={styles.imported} testID="rules-imported">
      <TitledCard title={say.title}>
        <Heading level={3} testID="imported-name">
          {imported.name}
        </Heading>
        <AppText>{imported.about}</AppText>
      </TitledCard>
      {fromOurs === null ? null : (
        <DifferencesView
          differences={fromOurs}
          title={say.replacedDifferences}
          none={differences.noneRead}
          testID="imported-from-ours"
        />
      )}
      <DifferencesView
        differences={imported.differences}
        title={differences.title}
        none={differences.noneRead}
        testID="imported-differences"
      />
      <View style={styles.buttons}>
        {isHere ? null : (
          <Button
            testID="rules-accept"
            kind="main"
            title={isReplacing ? say.replace : say.accept}
            isBusy={isBusy}
            onPress={onAccept}
          />
        )}
        <Button testID="rules-reject" title={isHere ? say.close : say.reject} onPress={onClose} />
      </View>
    </View>
  );
}

const styles = defineStaticStyles({
  imported: { gap: space.medium },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
});
