import { defineStyles } from './styles';
import {} from './palettes';
import { MAX_TEXT_WIDTH, space } from './scale';

/** Styles shared by all pages: background, scroll view, text column, and a foot that stays visible. */
export const makePageStyles = defineStyles((palette) => ({
  page: { flex: 1, backgroundColor: palette.paper },
  scroll: { flex: 1 },
  scrolled: { alignItems: 'center' },
  column: {
    width: '100%',
    maxWidth: MAX_TEXT_WIDTH,
    padding: space.large,
    paddingBottom: space.huge,
    gap: space.large,
  },
  foot: {
    alignItems: 'center',
    padding: space.small,
    borderTopWidth: 1,
    borderColor: palette.line,
    backgroundColor: palette.paper,
  },
}));
