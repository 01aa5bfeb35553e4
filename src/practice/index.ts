export { type ComparedFieldName, type ComparedEvent, compareRecords, countUntold } from './compareRecords';
export { type Lesson, LESSON_LENGTHS, type LessonLength, type LessonOptions, type LessonStep } from './lesson';
export { makeLesson, PRACTICE_STOCK_SIZE } from './makeLesson';
export { type PracticeScore, type RulingOutcome, type ScoredRuling, scorePractice } from './scorePractice';
export { countSkilledTaps } from './skilledTaps';
