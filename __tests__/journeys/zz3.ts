import { simulateGame } from '@/engine';
import { rulesetById } from '@/rulesets';
import { follow, tellable } from '../kit/referee';
const t = follow(
  tellable(simulateGame({ ruleset: rulesetById('texas-good-sam')!, seed: 'short 1', house: { stock: 3 }, skill: 0.8 })),
);
for (const x of t.slice(-4))
  console.log(
    x.way,
    JSON.stringify(x.gestures.map((g: any) => g.tap)),
    JSON.stringify(x.entries),
    JSON.stringify(x.before.table.seats[1]),
  );
