export { NewsletterForm } from '../features/blog/components/newsletter-form.tsx';
