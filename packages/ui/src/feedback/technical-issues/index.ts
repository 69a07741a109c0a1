export { TechnicalIssues, type TechnicalIssuesProps } from './TechnicalIssues.tsx';
