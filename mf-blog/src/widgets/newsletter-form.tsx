export { NewsletterForm } from '../features/newsletter/sections/newsletter-form.tsx';
