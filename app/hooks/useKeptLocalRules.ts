import { createContext, useContext } from 'react';
import { type KeptLocalRules } from '@/state';

const NONE: readonly KeptLocalRules[] = [];

/** The local rules of this device, for forms at an open table. None without a provider. */
export const KeptLocalRulesContext = createContext(NONE);

export const useKeptLocalRules = (): readonly KeptLocalRules[] => useContext(KeptLocalRulesContext);
