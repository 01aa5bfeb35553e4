import { useState } from 'react';
import { View } from 'react-native';
import { AppText, Button, Icon, LabelledInput, SeatBadge } from '../../components';
import { useIsCramped, useUnsentInput, useWords, whenWritten, type WriteOutcomePromise } from '../../hooks';
import { defineStyles, radius, space, usePalette, useStyles } from '../../theme';
import { TitledCard } from '../../components/TitledCard';
import { type ResultData, type SideResultData } from './makeResultData';

export interface SigningHandlers {
  readonly isBusy: boolean;
  readonly onSign: (side: SideResultData, name: string, protest: string | null) => WriteOutcomePromise;
  readonly onUndo: () => void;
}

interface SigningProps extends SigningHandlers {
  readonly result: ResultData;
}

/** Each side confirms on this device, or signs under protest. */
export function SignaturesSection({ result, ...actions }: SigningProps) {
  const styles = useStyles(makeStyles);
  const say = useWords().review.result;
  const help = result.maySign ? say.confirmHelp : say.confirmFirst;
  return (
    <TitledCard title={result.isSealed ? undefined : say.confirm} testID="result-signing">
      {result.isSealed ? <Sealed hasProtest={result.hasProtest} /> : <AppText colour="inkSoft">{help}</AppText>}
      {result.sides.map((side) =>
        side.signed === null ? (
          <Unsigned key={side.index} side={side} maySign={result.maySign} {...actions} />
        ) : (
          <Signed key={side.index} side={side} />
        ),
      )}
      {result.hasSignature && (
        <View style={styles.undo}>
          <Button
            kind="quiet"
            icon="undo"
            title={say.undo}
            testID="result-undo"
            isDisabled={actions.isBusy}
            onPress={actions.onUndo}
          />
        </View>
      )}
    </TitledCard>
  );
}

function Sealed({ hasProtest }: { readonly hasProtest: boolean }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const say = useWords().review.result;
  return (
    <View style={styles.sealed} testID="result-sealed" role="status">
      <Icon name={hasProtest ? 'warning' : 'lock'} size={30} colour={hasProtest ? palette.amber : palette.accent} />
      <View style={styles.beside}>
        <AppText size="heading">{hasProtest ? say.sealedProtest : say.sealed}</AppText>
        <AppText colour="inkSoft">{say.sealedHelp}</AppText>
      </View>
    </View>
  );
}

function Signed({ side }: { readonly side: SideResultData }) {
  const styles = useStyles(makeStyles);
  const palette = usePalette();
  const { signed } = side;
  if (signed === null) return null;
  const colour = signed.isProtest ? palette.amber : palette.accent;
  return (
    <View style={[styles.side, styles.row]} testID={`signed-${side.index}`}>
      <Icon name={signed.isProtest ? 'warning' : 'sign'} size={24} colour={colour} />
      <View style={styles.beside}>
        <AppText size="strong">{signed.title}</AppText>
        {signed.protest !== null && <AppText>{signed.protest}</AppText>}
      </View>
    </View>
  );
}

interface UnsignedProps extends SigningHandlers {
  readonly side: SideResultData;
  readonly maySign: boolean;
}

function Unsigned({ side, maySign, isBusy, onSign }: UnsignedProps) {
  const styles = useStyles(makeStyles);
  const { review, screens } = useWords();
  const say = review.result;
  const [name, setName] = useState(side.names);
  const isCramped = useIsCramped();
  const [isNaming, setNaming] = useState(false);
  const [protest, setProtest] = useUnsentInput(`protest ${side.index}`);
  const [isProtesting, setProtesting] = useState(protest !== '');
  const signer = name.trim() === '' ? side.names : name.trim();
  const isOff = isBusy || !maySign;
  const cancel = (): void => {
    setProtest('');
    setProtesting(false);
  };
  return (
    <View style={[styles.side, isCramped && styles.cramped]}>
      <View style={styles.row}>
        {side.seats.map(({ seat }) => (
          <SeatBadge key={seat} side={seat} size={18} />
        ))}
        <AppText size="strong" style={styles.beside}>
          {side.names}
        </AppText>
      </View>
      {isNaming && (
        <LabelledInput label={say.signer} value={name} onChange={setName} testID={`sign-name-${side.index}`} />
      )}
      {!isProtesting ? (
        <>
          <Button
            kind="main"
            icon="sign"
            title={side.signTitle}
            label={say.signLabel(signer, side.signTitle)}
            testID={`sign-${side.index}`}
            isDisabled={isOff}
            onPress={() => void onSign(side, signer, null)}
          />
          <View style={styles.ways}>
            {!isNaming && (
              <Button
                kind="quiet"
                style={styles.way}
                title={say.otherName}
                label={say.signLabel(side.names, say.otherName)}
                testID={`sign-as-${side.index}`}
                isDisabled={isOff}
                onPress={() => setNaming(true)}
              />
            )}
            <Button
              kind="quiet"
              style={styles.way}
              title={say.protest}
              label={say.signLabel(side.names, say.protest)}
              testID={`protest-${side.index}`}
              isDisabled={isOff}
              onPress={() => setProtesting(true)}
            />
          </View>
        </>
      ) : (
        <>
          <LabelledInput
            label={say.protestLabel}
            value={protest}
            onChange={setProtest}
            testID={`protest-text-${side.index}`}
            autoCapitalize="sentences"
            isMultiline
          />
          <Button
            kind="danger"
            icon="sign"
            title={say.protestSend}
            testID={`protest-sign-${side.index}`}
            isDisabled={isOff || protest.trim() === ''}
            onPress={() => whenWritten(onSign(side, signer, protest.trim()), () => setProtest(''))}
          />
          <Button kind="quiet" title={screens.common.cancel} onPress={cancel} />
        </>
      )}
    </View>
  );
}

const makeStyles = defineStyles((palette) => ({
  side: {
    gap: space.small,
    padding: space.medium,
    borderRadius: radius.chip + 2,
    borderWidth: 1,
    borderColor: palette.line,
  },
  cramped: { padding: space.hair },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  sealed: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  beside: { flex: 1 },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  way: { flexGrow: 1, flexBasis: 110, paddingHorizontal: space.hair },
  undo: { alignItems: 'flex-start' },
}));
