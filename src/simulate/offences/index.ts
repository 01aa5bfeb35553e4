export { OFFENCE_CODES, OFFENCES } from './catalogue';
export { commitOffence, type Expected, injectOffence, type Injected } from './injectOffence';
export { type Offence, type OffenceCode, type Offend } from './offence';
