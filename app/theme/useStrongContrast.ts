import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the phone asks for stronger contrast: iOS "increase contrast", Android "high contrast text". */
export function useStrongContrast(): boolean {
  const [isStrong, setStrong] = useState(false);
  useEffect(() => {
    let isHere = true;
    const hear = (value: boolean): void => {
      if (isHere && value) setStrong(true);
    };
    const ask = (question: Promise<boolean>): void => void question.then(hear, () => undefined);
    ask(AccessibilityInfo.isDarkerSystemColorsEnabled());
    ask(AccessibilityInfo.isHighTextContrastEnabled());
    const heard = [
      AccessibilityInfo.addEventListener('darkerSystemColorsChanged', setStrong),
      AccessibilityInfo.addEventListener('highTextContrastChanged', setStrong),
    ];
    return () => {
      isHere = false;
      heard.forEach((listener) => listener.remove());
    };
  }, []);
  return isStrong;
}
