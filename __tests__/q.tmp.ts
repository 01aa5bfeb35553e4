import { simulateGame, openGame, addEntry, type Entry, type Game } from '@/engine';
import { rulesetById } from '@/rulesets';
import { undoing, redoing } from '../src/state/submit/undoing';
for (const reps of [1, 3]) {
const s = simulateGame({ ruleset: rulesetById('six-player-partners')!, seed: 'there and back', skill: 0.5 });
let g = openGame(s.header) as any; let game: Game = g.value;
let es = s.entries; for (let r=1;r<reps;r++) es = [...es, ...s.entries.slice(1)];
es = es.map((e,i)=>({...e,n:i+1}));
const add = (e: Entry) => { const r = addEntry(game, e); if (!r.ok) throw new Error(JSON.stringify(r.error)); game = r.value; };
let t=performance.now(); es.forEach(add); console.log('tell', es.length, (performance.now()-t).toFixed(0));
let n=es.length; t=performance.now(); let k=0, worst=0;
for(;;){ const t1=performance.now(); const u=undoing(game); if(!u) break; u.drafts.forEach(d=>add({...d,n:++n} as Entry)); k++; worst=Math.max(worst,performance.now()-t1);}
console.log('undo', k, (performance.now()-t).toFixed(0), worst.toFixed(2));
t=performance.now(); k=0; worst=0;
for(;;){ const t1=performance.now(); const u=redoing(game); if(!u) break; u.drafts.forEach(d=>add({...d,n:++n} as Entry)); k++; worst=Math.max(worst,performance.now()-t1);}
console.log('redo', k, (performance.now()-t).toFixed(0), worst.toFixed(2));
}
