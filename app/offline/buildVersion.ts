/** On a phone the version of the installed app: that of package.json, which a test compares. */
export const BUILD_VERSION: string = '0.1.0';
