export { bandsOf, type Games, lossOf, strain } from './calibration.ts';
export { type Course, type Learned, type LearnedWeights, learnFrom, lessonsFor } from './learn.ts';
export { type Lesson, type Row, rowsOf } from './rows.ts';
export { fitTerms } from './terms.ts';
